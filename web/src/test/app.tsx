import { setupI18n } from "@lingui/core";
import type { AppRouter } from "@metiro/server/router";
import { type ErrorCode, errorStatus, type Problem } from "@metiro/shared/errors/codes";
import type { Language } from "@metiro/shared/languages";
import type { OfferPair, OfRequest } from "@metiro/shared/offer/schema";
import type { Role } from "@metiro/shared/roles";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { onTestFinished, vi } from "vitest";
import { createCalls } from "#api/calls.ts";
import { failureHandler } from "#api/failure/failure-handler.ts";
import { failureLink } from "#api/failure/failure-link.ts";
import { reauthLink } from "#api/links/reauth-link.ts";
import { reauthRequests } from "#api/reauth-requests.ts";
import { resolvedPromise } from "#api/resolved-promise.ts";
import { createAppRouter } from "#sections/router.tsx";
import { routeTree } from "#sections/routeTree.gen.ts";
import { createSession } from "#session/session.ts";
import { tokenFor } from "./token-for-test.ts";
import { stubWindow } from "./window-for-test.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** What a server would answer, by call: `{ "jobRequest.get": ({ id }) => request }`. A promise keeps the page waiting. */
export type Answers = Record<string, (input: never) => unknown>;

/** For an answer to throw: what the server refuses, in its own shape. */
export const refusal = (code: ErrorCode, problem: Partial<Problem> = {}): Error =>
  TRPCClientError.from<AppRouter>({
    error: {
      message: code,
      code: -32_603,
      data: {
        problem: {
          type: "about:blank",
          title: code,
          status: errorStatus[code],
          detail: code,
          code,
          requestId: "1",
          ...problem,
        },
      },
    },
  });

/** The whole application at an address, for who is signed in, before a server that gives these answers. */
export async function visit(address: string, { role, claims, answers, language = "fr", onPhone = false }: Visit) {
  // What jsdom lacks.
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  HTMLElement.prototype.hidePopover = () => undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  stubWindow(onPhone);
  onTestFinished(() => {
    cleanup();
    toast.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  const session = createSession(localStorage);
  if (role) session.signIn({ ...person, token: tokenFor(role, claims) });
  const asked: { path: string; input: unknown }[] = [];
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  const onFailure = failureHandler({ session, i18n, showError: toast.error, reload: vi.fn(), enrol: vi.fn() });
  const links = [
    failureLink(onFailure, () => session.current()?.token),
    reauthLink(reauthRequests.ask),
    answering(answers, asked),
  ];
  const calls = resolvedPromise(createCalls(createTRPCClient<AppRouter>({ links })));
  const router = createAppRouter(routeTree, {
    calls: () => calls,
    session,
    i18n,
    origin: "https://metiro.ch",
    chosenLanguage: () => language,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history });
  const user = userEvent.setup();
  await act(async () => {
    render(<RouterProvider router={router} />, { container: document });
    await router.load();
  });
  return {
    user,
    /** Fetches a page ahead, as a pointer that rests on its link does. */
    preload: (to: string) => router.preloadRoute({ to }),
    /** Where one is. */
    at: () => history.location.href,
    /** The browser's way back. */
    back: () => act(() => history.back()),
    /** The inputs of a call, in order. */
    asked: (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input),
  };
}

export interface Visit {
  /** Absent: a stranger. */
  role?: Role;
  /** Of the token, where they are not those of a complete account. */
  claims?: Record<string, unknown>;
  answers: Answers;
  language?: Language;
  /** In a window as narrow as a phone. */
  onPhone?: boolean;
}

const person = { id: "1", email: "anne@exemple.ch", username: "anne", firstName: "Anne", lastName: "Favre" };

const usual: Answers = {
  "applicationConfig.list": () => [{ key: "site.currency", value: "CHF" }],
  "review.scores": () => ({ items: [] }),
  "proof.trade": () => ({ items: [] }),
  // Answers are short ones, and services have no lines of their own.
  "offer.get": (pair: OfferPair) => ({
    ...pair,
    company: { id: pair.companyId, name: "" },
    accepted: false,
    former: [],
    moreFormer: false,
  }),
  "offer.compare": ({ jobRequestId }: OfRequest) => ({ jobRequestId, currency: "CHF", companies: [], rows: [] }),
  "dataAccess.list": () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0 }),
};

const answering =
  (answers: Answers, asked: { path: string; input: unknown }[]): TRPCLink<AppRouter> =>
  () =>
  ({ op: { path, input } }) =>
    observable((observer) => {
      asked.push({ path, input });
      const answer = async () => ({ ...usual, ...answers })[path]?.(input as never) ?? [];
      answer().then(
        (data) => {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        },
        (error: unknown) => observer.error(error as TRPCClientError<AppRouter>),
      );
    });
