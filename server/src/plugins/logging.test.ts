import { expect, test } from "vitest";
import { z } from "zod";
import { loggedError } from "./logging.ts";

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
