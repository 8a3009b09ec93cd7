import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import type { AppRouter } from "@metiro/server/router";
import { callActivity } from "./activity.ts";
import { activityLink } from "./links/activity-link.ts";
import { type CallContext, failureLink } from "./failure/failure-link.ts";
import { fetchAnswer } from "./fetch-answer.ts";
import type { FirstCalls } from "#page/fetch-first.ts";
import { firstCallsLink } from "./links/first-calls-link.ts";
import { reauthLink } from "./links/reauth-link.ts";
import { reauthRequests } from "./reauth-requests.ts";
import { retryLink } from "./links/retry-link.ts";
import { type Calls, createCalls } from "./calls.ts";

interface BrowserSide {
  /** The token of who is signed in. */
  token: () => string | undefined;
  /** Headers that every call carries. */
  headers?: () => Record<string, string>;
  onFailure: Parameters<typeof failureLink>[0];
  /** Stands before the way to the server. */
  before?: TRPCLink<AppRouter> | undefined;
  /** What the document has asked for ahead. */
  first?: FirstCalls | undefined;
}

/** The calls of a page in the browser: over HTTP, several at once as one request. */
export function createBrowserCalls({ token, headers = () => ({}), onFailure, before, first }: BrowserSide): Calls {
  const url = "/trpc";
  const headersOf = ({ idempotencyKey, ...context }: CallContext) => ({
    ...headers(),
    ...bearer(context.token ?? token()),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  });
  return createCalls(
    createTRPCClient<AppRouter>({
      links: [
        activityLink(callActivity),
        failureLink(onFailure, token),
        retryLink(),
        reauthLink(reauthRequests.ask),
        ...(before ? [before] : []),
        firstCallsLink(token, first),
        splitLink({
          // A header of one call must not stand for its neighbours, nor for a list that the browser keeps with its tag.
          condition: ({ context, path }) => standsAlone(context as CallContext) || keptLists.has(path),
          true: httpLink({ url, fetch: fetchAnswer, headers: ({ op }) => headersOf(op.context as CallContext) }),
          false: httpBatchLink({
            url,
            fetch: fetchAnswer,
            maxURLLength: 2000,
            maxItems: 10,
            headers: () => headersOf({}),
          }),
        }),
      ],
    }),
  );
}

/** Lists that the server keeps as bytes, by the calls that panels make. */
const keptLists = new Set(["category.list", "region.tree"]);

const standsAlone = ({ token, idempotencyKey }: CallContext) => token !== undefined || idempotencyKey !== undefined;

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});
