import fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, it } from "vitest";
import { drain } from "./drain.ts";

let app: FastifyInstance;
let url: string;
let answer: () => void;
let arrived: Promise<void>;
beforeEach(async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  answer = resolve;
  arrived = promise;
  app = fastify();
  app.decorate("readiness", { ready: true });
  app.get("/slow", async () => {
    arrive();
    await answered;
    return "done";
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});

const slow = () =>
  fetch(`${url}/slow`).then(
    (response) => response.text(),
    () => "cut off",
  );

it("lets a running call come to its end and takes no new one", async () => {
  const running = slow();
  await arrived;
  const drained = drain(app, { noticeMs: 0, timeoutMs: 10_000 });
  expect(app.readiness.ready).toBe(false);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
  answer();
  expect(await running).toBe("done");
  await drained;
});

it("says that it is going before it stops listening", async () => {
  const drained = drain(app, { noticeMs: 100, timeoutMs: 1_000 });
  answer();
  expect(app.readiness.ready).toBe(false);
  expect(await slow()).toBe("done");
  await drained;
  expect(app.server.listening).toBe(false);
});

it("cuts off what does not end in time", async () => {
  const running = slow();
  await arrived;
  await drain(app, { noticeMs: 0, timeoutMs: 50 });
  expect(await running).toBe("cut off");
  answer();
});
