import type { AppRouter } from "@metiro/server/router";
import { createTRPCClient } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test, vi } from "vitest";
import type { FirstCalls } from "#page/fetch-first.ts";
import { keyOfCall } from "../key-of-call.ts";
import { firstCallsLink } from "./first-calls-link.ts";

const own = keyOfCall("tenderer.own", undefined);
const answered = (data: unknown): FirstCalls["answers"] => Promise.resolve([{ result: { data } }]);

/** A client whose line answers « line »; what it was asked for. */
function clientWith(first: FirstCalls | undefined, token = "t") {
  const line = vi.fn();
  const client = createTRPCClient<AppRouter>({
    links: [
      firstCallsLink(() => token, first),
      () =>
        ({ op }) =>
          observable((observer) => {
            line(op.path);
            observer.next({ result: { type: "data", data: "line" } });
            observer.complete();
          }),
    ],
  });
  return { client, line };
}

test("what the document has asked for is taken once; the next time the server is asked", async () => {
  const { client, line } = clientWith({ token: "t", at: Date.now(), keys: [own], answers: answered("early") });
  expect(await client.tenderer.own.query()).toBe("early");
  expect(line).not.toHaveBeenCalled();
  expect(await client.tenderer.own.query()).toBe("line");
});

test.each([
  ["another person's", { token: "other", at: Date.now(), keys: [own], answers: answered("early") }],
  ["an old one", { token: "t", at: Date.now() - 31_000, keys: [own], answers: answered("early") }],
  ["a refused one", { token: "t", at: Date.now(), keys: [own], answers: Promise.resolve([{}]) }],
  ["one that did not arrive", { token: "t", at: Date.now(), keys: [own], answers: Promise.resolve(undefined) }],
  ["that of another call", { token: "t", at: Date.now(), keys: ["company.own "], answers: answered("early") }],
  ["none", undefined],
])("%s is not taken", async (_which, first) => {
  const { client, line } = clientWith(first);
  expect(await client.tenderer.own.query()).toBe("line");
  expect(line).toHaveBeenCalledExactlyOnceWith("tenderer.own");
});
