import { setupI18n } from "@lingui/core";
import type { Problem } from "@metiro/shared/errors/codes";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession } from "#session/session.ts";
import { tokenFor } from "#test/token-for-test.ts";
import { failureHandler } from "./failure-handler.ts";
import type { CallContext } from "./failure-link.ts";
import { ForeignAnswer } from "../fetch-answer.ts";
import { expectedHere, shownInPage } from "./shown-failure.ts";

const user = { id: "1", email: "a@b.ch", username: "a", firstName: "Anne", lastName: "Favre" };
const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  type: "about:blank",
  title: "Conflict",
  status,
  detail: "La demande est annulée.",
  code: "STATUS_CONFLICT",
  requestId: "1",
  ...more,
});

function fail(
  data: unknown,
  context: CallContext = {},
  { signedIn = true, replacedBy, onCaught, cause }: Meanwhile = {},
) {
  const session = createSession(localStorage);
  const token = tokenFor("Admin");
  if (signedIn) session.signIn({ ...user, token });
  // As another tab does: this one has not heard of it yet.
  if (replacedBy) localStorage.setItem("token", replacedBy);
  const showError = vi.fn();
  const reload = vi.fn();
  const enrol = vi.fn();
  const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
  const handle = failureHandler({ session, i18n, showError, reload, enrol });
  const error = { data, ...(cause && { cause }) } as Parameters<typeof handle>[0];
  handle(error, context, token);
  // What catches the error comes after the handler and before the toasts.
  onCaught?.(error);
  vi.runAllTimers();
  return {
    shown: showError.mock.calls,
    reloads: reload.mock.calls.length,
    signedIn: session.current() !== undefined,
    ...(enrol.mock.calls.length > 0 && { enrolled: true }),
  };
}

interface Meanwhile {
  signedIn?: boolean;
  replacedBy?: string;
  onCaught?: (error: unknown) => void;
  cause?: Error;
}

const read = { silent: false };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a failed call", () => {
  test("leads an admin to the second factor that it is asked for, and shows nothing", () => {
    const refused = problem(403, { code: "SECOND_FACTOR_ENROLMENT_REQUIRED" });
    expect(fail({ problem: refused })).toEqual({ enrolled: true, shown: [], reloads: 0, signedIn: true });
  });

  test("shows the server's text under its status", () => {
    expect(fail({ problem: problem(409) }).shown).toEqual([[409, "La demande est annulée.", read]]);
  });

  test("says that there is no line, where there is none", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(fail(undefined).shown).toEqual([[0, "Rien n’est parti. Réessayez quand la connexion est revenue.", read]]);
    onLine.mockRestore();
  });

  test("shows each message of an errors map by itself", () => {
    const errors = { title: ["Trop court."], "answers.surface": ["Trop grand.", "Pas entier."] };
    expect(fail({ problem: problem(400, { errors }) }).shown).toEqual([
      [400, "Trop court.", read],
      [400, "Trop grand.", read],
      [400, "Pas entier.", read],
    ]);
  });

  test("shows the server's text when the errors map is empty", () => {
    expect(fail({ problem: problem(400, { errors: {} }) }).shown).toEqual([[400, "La demande est annulée.", read]]);
  });

  test.each([undefined, {}, { httpStatus: 502 }])(
    "says something general when the server gave no words: %j",
    (data) => {
      const status = data && "httpStatus" in data ? 502 : 0;
      expect(fail(data).shown).toEqual([[status, "Une erreur s'est produite !", read]]);
    },
  );

  test.each([
    [502, 502],
    [200, 0],
  ])("answered by something on the way with %i, in no words of the server, is told as %i", (status, told) => {
    const cause = new ForeignAnswer(new Response(null, { status }));
    expect(fail(undefined, {}, { cause }).shown).toEqual([[told, "Une erreur s'est produite !", read]]);
  });

  test("is not read out where the page says it too", () => {
    const { shown } = fail({ problem: problem(400) }, {}, { onCaught: shownInPage });
    expect(shown).toEqual([[400, "La demande est annulée.", { silent: true }]]);
  });

  test("is not told where it is a step of what is being done", () => {
    expect(fail({ problem: problem(409) }, {}, { onCaught: expectedHere }).shown).toEqual([]);
  });

  test("that nobody asked for is not told", () => {
    expect(fail({ problem: problem(400) }, { quiet: true }).shown).toEqual([]);
  });
});

describe("a call refused for want of a session", () => {
  const refused = { problem: problem(401, { code: "UNAUTHORIZED" }) };

  test("signs out and reloads", () => {
    expect(fail(refused)).toEqual({ shown: [], reloads: 1, signedIn: false });
  });

  test("does so even for a call that nobody asked for", () => {
    expect(fail(refused, { quiet: true })).toMatchObject({ reloads: 1, signedIn: false });
  });

  test("reloads nothing while nobody is signed in, or the page would reload for ever", () => {
    expect(fail(refused, {}, { signedIn: false })).toMatchObject({ shown: [], reloads: 0 });
  });

  test("leaves the session alone when the call had a token of its own", () => {
    expect(fail(refused, { token: "another" })).toMatchObject({ reloads: 0, signedIn: true });
  });

  test("keeps the session when its token has been replaced since", () => {
    const replacedBy = tokenFor("Admin", { ProfileCompleted: "false" });
    expect(fail(refused, {}, { replacedBy })).toEqual({ shown: [], reloads: 1, signedIn: true });
    expect(localStorage.getItem("token")).toBe(replacedBy);
  });

  test("is not a wrong password", () => {
    const wrong = { problem: problem(401, { code: "LOGIN_FAILED", detail: "Login failed" }) };
    expect(fail(wrong)).toEqual({ shown: [[401, "Login failed", read]], reloads: 0, signedIn: true });
  });
});
