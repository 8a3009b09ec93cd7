import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createSession } from "../session.ts";
import { linkPush, syncPush } from "./push-subscription.ts";

const device = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
const signedIn = (id: string, session: string) => ({
  id,
  username: id,
  firstName: id,
  lastName: "Favre",
  email: `${id}@example.ch`,
  token: `e30.${btoa(JSON.stringify({ role: "Company", sid: session }))}.x`,
});

beforeEach(() => localStorage.clear());

/** A browser that is subscribed, and a person who is told on it. */
function subscribed() {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve({ toJSON: () => device, unsubscribe }) },
  };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  const session = createSession(localStorage);
  session.signIn(signedIn("anne", "s1"));
  const state = session.current();
  if (state) linkPush(state);
  const add = vi.fn(() => Promise.resolve());
  return { session, add, unsubscribe, settle: () => syncPush(session.current(), add) };
}

test("the server hears of a browser once a day and in each new session, so that it does not forget it", async () => {
  const { session, add, settle, unsubscribe } = subscribed();
  await settle();
  expect(add).not.toHaveBeenCalled();
  vi.useFakeTimers({ now: Date.now() + 90_000_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await settle();
  await settle();
  expect(add.mock.calls).toEqual([[device]]);
  session.expire();
  await settle();
  session.signIn(signedIn("anne", "s2"));
  await settle();
  expect(add).toHaveBeenCalledTimes(2);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test("a server that is not reached hears of it another time", async () => {
  const { session, add, settle } = subscribed();
  session.signIn(signedIn("anne", "s2"));
  add.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await settle();
  await settle();
  expect(add).toHaveBeenCalledTimes(2);
});

test("who signs out takes the browser's subscription along", async () => {
  const { session, add, settle, unsubscribe } = subscribed();
  session.end();
  await settle();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
});

test("another person who signs in is not told what was another's, and is asked first", async () => {
  const { session, add, settle, unsubscribe } = subscribed();
  session.expire();
  session.signIn(signedIn("bruno", "s2"));
  await settle();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
});
