import { Readable } from "node:stream";
import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { BrokenAnswers, loggedError, loggerOf } from "./logging.ts";

const value = "anna@example.ch";

test("an error keeps its name, message, frames and causes", () => {
  const logged = loggedError(new TypeError("no such thing", { cause: new Error("deeper") }));
  expect(logged).toMatchObject({ type: "TypeError", message: "no such thing", cause: { message: "deeper" } });
  expect(logged.stack).toMatch(/^ {4}at .*logging\.test\.ts/);
});

test("values stay out of it: of queries, of the database, of schemas", () => {
  const database = Object.assign(new Error(`duplicate key (email)=(${value})`), {
    code: "23505",
    severity: "ERROR",
    detail: `Key (email)=(${value})`,
    constraint_name: "users_email_unique",
    parameters: [value],
  });
  const query = Object.assign(new Error(`Failed query: insert … params: ${value}`, { cause: database }), {
    query: "insert into users (email) values ($1)",
    params: [value],
  });
  const schema = z.object({ email: z.literal("x") }).safeParse({ email: value }).error;
  expect(loggedError(query)).toMatchObject({
    query: "insert into users (email) values ($1)",
    cause: { code: "23505", constraint: "users_email_unique" },
  });
  expect(loggedError(schema)).toMatchObject({ issues: ["email: invalid_value"] });
  expect(JSON.stringify([loggedError(query), loggedError(schema)])).not.toContain(value);
});

test("what is no error is named by its type", () => {
  expect(loggedError(value)).toEqual({ type: "string", message: "", stack: "" });
});

test("an answer that breaks off after its first piece is told; one whose caller has gone is not", async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: loggerOf({ logLevel: "info" }, { write: (line) => void lines.push(line) }),
    logController: new BrokenAnswers(),
  });
  const twoPieces = async function* file(error?: Error) {
    yield "the first";
    if (error) throw error;
    yield "the second";
  };
  app.get("/broken", (_request, reply) => reply.send(Readable.from(twoPieces(new TypeError("no such row")))));
  app.get("/left", (_request, reply) => {
    reply.raw.once("pipe", () => reply.raw.destroy());
    return reply.send(Readable.from(twoPieces()));
  });
  await expect(app.inject("/left")).rejects.toThrow("destroyed before completion");
  await expect(app.inject("/broken")).rejects.toThrow("destroyed before completion");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, requestId: "req-2", msg: "an answer broke off", err: { type: "TypeError", message: "no such row" } },
  ]);
  await app.close();
});
