import { beforeEach, expect, test, vi } from "vitest";
import type { ApiClient } from "#api/trpc.ts";
import { writeDraft } from "#drafts/device-draft.ts";
import { bringDrafts } from "./bring-drafts.ts";
import { inTime } from "../in-time.ts";
import { createSession } from "../session.ts";
import { tokenFor } from "#test/token-for-test.ts";

const saved = vi.fn();
const { signal } = new AbortController();
const client = vi.fn(async () => {
  const calls: unknown = {
    requestDraft: { save: { mutate: async (input: unknown) => (saved(input), { revision: 1 }) } },
  };
  return calls as Pick<ApiClient, "requestDraft">;
});

const person = (role: "Tenderer" | "Company") => {
  const session = createSession(localStorage);
  session.signIn({
    id: "u1",
    email: "a@example.ch",
    username: "a",
    firstName: "A",
    lastName: "B",
    token: tokenFor(role),
  });
  return session.current();
};
const begin = (owner?: string) =>
  writeDraft(localStorage, "toiture", {
    draft: { answers: { area: 4 }, idempotencyKey: "k" },
    sync: { owner, at: Date.now(), subcategoryId: "t", unsaved: true },
  });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test("what a client has begun here is in the account before it is forgotten", async () => {
  begin("u1");
  await bringDrafts(person("Tenderer"), client, signal);
  expect(saved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      subcategoryId: "t",
      baseRevision: 0,
      content: expect.objectContaining({ answers: { area: 4 } }),
    }),
  );
});

test("nothing is fetched for who has begun nothing, or has no drafts", async () => {
  await bringDrafts(person("Tenderer"), client, signal);
  begin("u1");
  await bringDrafts(person("Company"), client, signal);
  await bringDrafts(undefined, client, signal);
  expect(client).not.toHaveBeenCalled();
});

test("a line that does not answer holds nobody up for long, one that fails not at all", async () => {
  begin("u1");
  const state = person("Tenderer");
  await inTime((late) => bringDrafts(state, () => Promise.reject(new Error("offline")), late));
  vi.useFakeTimers();
  const ended = vi.fn();
  const signals: AbortSignal[] = [];
  const bringing = inTime((late) => {
    signals.push(late);
    return bringDrafts(state, () => new Promise(() => undefined), late);
  }).then(ended);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([ended.mock.calls.length, signals[0]?.aborted]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  await bringing;
  expect(signals[0]?.aborted).toBe(true);
  vi.useRealTimers();
});

test("what comes too late is not sent under a session that has ended", async () => {
  begin("u1");
  await bringDrafts(person("Tenderer"), client, AbortSignal.abort());
  expect(saved).not.toHaveBeenCalled();
});
