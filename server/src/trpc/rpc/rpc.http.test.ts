import type { Problem } from "@metiro/shared/errors/codes";
import { describe, expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app, signedIn } = await testApp();
const admin = await signedIn("Admin");

interface Failure {
  error: { message: string; code: number; data: { code: string; httpStatus: number; path?: string; problem: Problem } };
}

const query = (path: string, input: unknown, headers = {}) =>
  app.inject({ url: `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, headers });
const mutate = (path: string, input: unknown, authorization = admin.authorization) =>
  app.inject({ method: "POST", url: `/trpc/${path}`, headers: { authorization }, payload: input as object });

test("a typed call gives the bare payload", async () => {
  const answer = await query("region.list", undefined);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ result: { data: [] } });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("several calls share one request, up to a limit", async () => {
  const batch = (count: number) =>
    app.inject({ url: `/trpc/${Array.from({ length: count }, () => "region.list").join(",")}?batch=1&input=%7B%7D` });
  expect((await batch(20)).json()).toHaveLength(20);
  expect((await batch(21)).statusCode).toBe(400);
});

test("a long query may be sent as a body", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/trpc/region.filtered",
    payload: { search: "x".repeat(70) },
  });
  expect(answer.json()).toEqual({ result: { data: [] } });
});

describe("an error carries the problem that REST answers", () => {
  test("a broken rule", async () => {
    const answer = await mutate("region.add", { name: "" });
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json<Failure>();
    expect(error).toMatchObject({
      message: "Certaines informations sont à corriger.",
      data: { code: "BAD_REQUEST", httpStatus: 400, path: "region.add" },
    });
    expect(error.data.problem).toEqual({
      type: "about:blank",
      title: "Données incorrectes",
      status: 400,
      detail: "Certaines informations sont à corriger.",
      code: "VALIDATION_FAILED",
      errors: { name: ["Ce champ est obligatoire."] },
      faults: [{ path: "name", rule: "required", params: {} }],
      requestId: answer.headers["x-request-id"],
    });
  });

  test("a rule of the product, in the reader's language", async () => {
    const id = "0199f0c0-0000-7000-8000-00000000dead";
    const answer = await query("category.get", { id }, { cookie: "lang=en" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Failure>().error).toMatchObject({
      data: { code: "NOT_FOUND", problem: { code: "NOT_FOUND", title: "Not found" } },
    });
  });

  test("a procedure that is not there, a method that is not its own", async () => {
    expect((await query("region.nothing", {})).statusCode).toBe(404);
    expect((await query("region.add", {}, { authorization: admin.authorization })).statusCode).toBe(405);
  });

  test("never a stack", async () => {
    for (const answer of [
      await mutate("region.add", null),
      await query("nothing", {}),
      await mutate("auth.signIn", {}),
    ])
      expect(answer.payload).not.toMatch(/stack|\.ts:|node_modules/);
  });
});

test("each call of a batch has its own outcome", async () => {
  const input = encodeURIComponent(JSON.stringify({ 1: { id: "x" } }));
  const answer = await app.inject({ url: `/trpc/region.list,category.get?batch=1&input=${input}` });
  expect(answer.statusCode).toBe(207);
  expect(answer.json()).toMatchObject([
    { result: { data: [] } },
    { error: { data: { problem: { errors: { id: [expect.any(String)] } } } } },
  ]);
});
