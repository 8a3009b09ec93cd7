import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";
import type { FirstCalls } from "#page/fetch-first.ts";
import { keyOfCall } from "../key-of-call.ts";

/** Milliseconds after which what came with the document is no news any more. */
const life = 30_000;

/**
 * Takes the answer that the document has asked for ahead, once: a second call is made. So is one that was refused or did not
 * arrive, and whoever asks with another token than the document did.
 */
export const firstCallsLink =
  (token: () => string | undefined, first: FirstCalls | undefined): TRPCLink<AppRouter> =>
  () => {
    const left = new Map(first?.keys.map((key, rank) => [key, rank] as const));
    return ({ op, next: forward }) =>
      observable((observer) => {
        const key = keyOfCall(op.path, op.input);
        const rank = op.type === "query" ? left.get(key) : undefined;
        if (!first || rank === undefined || first.token !== token() || Date.now() - first.at > life)
          return forward(op).subscribe(observer);
        left.delete(key);
        let ended = false;
        let made: { unsubscribe: () => void } | undefined;
        void first.answers.then((answers) => {
          if (ended) return;
          const result = answers?.[rank]?.result;
          if (!result) {
            made = forward(op).subscribe(observer);
            return;
          }
          observer.next({ result: { type: "data", data: result.data } });
          observer.complete();
        });
        return () => {
          ended = true;
          made?.unsubscribe();
        };
      });
  };
