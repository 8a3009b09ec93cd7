import { beforeEach, expect, test, vi } from "vitest";
import type { ApiClient } from "#api/trpc.ts";
import { keepDraft } from "#drafts/kept.ts";
import { bringDrafts } from "./bring-drafts.ts";
import { inTime } from "./in-time.ts";
import { createSession } from "./session.ts";
import { tokenFor } from "#test/token-for-test.ts";

const saved = vi.fn();
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
  keepDraft(localStorage, "toiture", {
    draft: { answers: { area: 4 }, idempotencyKey: "k" },
    standing: { owner, at: Date.now(), subcategoryId: "t", unsaved: true },
  });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test("what a client has begun here is in the account before it is forgotten", async () => {
  begin("u1");
  await bringDrafts(person("Tenderer"), client);
  expect(saved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      subcategoryId: "t",
      baseRevision: 0,
      content: expect.objectContaining({ answers: { area: 4 } }),
    }),
  );
});

test("nothing is fetched for who has begun nothing, or has no drafts", async () => {
  await bringDrafts(person("Tenderer"), client);
  begin("u1");
  await bringDrafts(person("Company"), client);
  await bringDrafts(undefined, client);
  expect(client).not.toHaveBeenCalled();
});

test("a line that does not answer holds nobody up for long, one that fails not at all", async () => {
  begin("u1");
  const state = person("Tenderer");
  await inTime(bringDrafts(state, () => Promise.reject(new Error("offline"))));
  vi.useFakeTimers();
  const ended = vi.fn();
  const bringing = inTime(bringDrafts(state, () => new Promise(() => undefined))).then(ended);
  await vi.advanceTimersByTimeAsync(2_000);
  await bringing;
  expect(ended).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
