import { expect, test } from "vitest";
import { subscribers } from "./subscribers.ts";

const anna = { userId: "a", sessionId: "s", role: "Company" } as const;
const change = (id: number) => ({ about: "jobRequest", id: String(id) }) as const;
const onlyAnna = { userIds: new Set(["a"]), admins: false };

/** Anna's following, begun. */
async function annas(own = subscribers(), end = new AbortController()) {
  const heard = own.subscribe(anna, { replayMs: 0, signal: end.signal });
  expect((await heard.next()).value).toEqual({ about: "start" });
  return { own, end, next: async () => (await heard.next()).value ?? null };
}

test("a slow reader hears each change once, in their order", async () => {
  const { own, next } = await annas();
  for (const id of [1, 2, 1]) own.publish(change(id), onlyAnna);
  own.publish(change(3), { userIds: new Set(["b"]), admins: true });
  expect([await next(), await next()]).toEqual([change(1), change(2)]);
  own.publish(change(1), onlyAnna);
  expect(await next()).toEqual(change(1));
});

test("who is far behind reads everything anew", async () => {
  const { own, next } = await annas();
  for (let id = 0; id <= 100; id++) own.publish(change(id), onlyAnna);
  expect(await next()).toEqual({ about: "everything" });
  own.publish(change(500), onlyAnna);
  expect(await next()).toEqual(change(500));
});

test("admins hear what concerns every admin", async () => {
  const own = subscribers();
  const heard = own.subscribe(
    { userId: "x", sessionId: "t", role: "Admin" },
    { replayMs: 0, signal: new AbortController().signal },
  );
  await heard.next();
  own.publish(change(1), { userIds: new Set(), admins: true });
  expect((await heard.next()).value).toEqual(change(1));
});

test("it ends when nobody reads any more, and with the process", async () => {
  const { end, next } = await annas();
  end.abort();
  expect(await next()).toBeNull();
  const { own, next: other } = await annas();
  own.close();
  expect(await other()).toBeNull();
});

test("it ends with the session by which it began, and with no other", async () => {
  const { own, next } = await annas();
  const other = own.subscribe({ ...anna, sessionId: "t" }, { replayMs: 0, signal: new AbortController().signal });
  await other.next();
  own.endSession("s");
  expect(await next()).toBeNull();
  own.publish(change(1), onlyAnna);
  expect((await other.next()).value).toEqual(change(1));
});

test("one account has so many streams and no more; an ended one makes room", async () => {
  const own = subscribers();
  const first = new AbortController();
  const { next } = await annas(own, first);
  for (let count = 1; count < 20; count++) await annas(own);
  await expect(annas(own)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  first.abort();
  await next();
  await annas(own);
});
