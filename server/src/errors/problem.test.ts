import { fieldRules } from "@metiro/shared/errors/field-error";
import { errorStatus } from "@metiro/shared/errors/codes";
import { TRPCError } from "@trpc/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DomainError } from "./domain-error.ts";
import { problemOf, retryAfterOf } from "./problem.ts";
import { refusalOf } from "./refusal.ts";

const reader = { lang: "fr", requestId: "r-1" };
const failure = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error;
const postgres = (code: string, extra: object = {}) =>
  Object.assign(new Error("duplicate key value (email)=(anna@example.ch)"), { code, severity: "ERROR", ...extra });

describe("what is thrown becomes a problem", () => {
  test("a domain error keeps its code, words follow the reader", () => {
    const error = new DomainError("TOO_MANY_RECIPIENTS", { params: { max: 5 } });
    expect(problemOf(error, reader)).toEqual({
      type: "about:blank",
      title: "Action impossible",
      status: 409,
      detail: "Une demande peut être envoyée à 5 entreprises au plus. Rien n’a été envoyé.",
      code: "TOO_MANY_RECIPIENTS",
      params: { max: 5 },
      requestId: "r-1",
    });
    expect(problemOf(error, { ...reader, lang: "en" })).toMatchObject({
      title: "Not possible",
      detail: "A request can go to 5 companies at most. Nothing was sent.",
    });
    expect(problemOf(error, { ...reader, lang: "it" }).title).toBe("Action impossible");
  });

  test("fields are worded by path", () => {
    const error = new DomainError("VALIDATION_FAILED", {
      errors: { "answers.surface": [{ rule: "required" }, { rule: "tooBig", max: 100 }] },
    });
    expect(problemOf(error, reader).errors).toEqual({
      "answers.surface": ["Ce champ est obligatoire.", "Au maximum 100."],
    });
    expect(problemOf(error, reader).faults).toEqual([
      { path: "answers.surface", rule: "required", params: {} },
      { path: "answers.surface", rule: "tooBig", params: { max: 100 } },
    ]);
  });

  test("figures go out for programs, and only those that belong to the code", () => {
    const revision = new DomainError("REVISION_CONFLICT", { params: { revision: 7, count: 3 } });
    expect(problemOf(revision, reader).params).toEqual({ revision: 7 });
    expect(problemOf(new DomainError("NOT_FOUND", { params: { count: 3 } }), reader)).not.toHaveProperty("params");
    expect(problemOf(new DomainError("UNAVAILABLE"), reader).params).toEqual({ retryAfterSeconds: 5 });
  });

  test.each([
    ["fr", {}, 1, "Trop d’essais en peu de temps. Réessayez dans 1\u00a0seconde."],
    ["fr", {}, 9000, "Trop d’essais en peu de temps. Réessayez dans 2\u00a0heures et 30\u00a0minutes."],
    ["en", {}, 61, "Too many attempts. Try again in 2\u00a0minutes."],
    [
      "fr",
      { dailyLimit: 20, counted: "jobRequests" },
      86_399,
      "Vous avez atteint la limite de 20 demandes par jour. Réessayez demain.",
    ],
    [
      "en",
      { dailyLimit: 20, counted: "jobRequests" },
      7200,
      "You have reached the limit of 20 requests a day. Try again in 2\u00a0hours.",
    ],
    [
      "fr",
      { dailyLimit: 5, counted: "questions" },
      600,
      "Cette demande a atteint la limite de 5 questions par jour. Réessayez dans 10\u00a0minutes.",
    ],
  ])("a pause is told in words: %s %o %d", (lang, params, retryAfterSeconds, words) => {
    const error = new DomainError("TOO_MANY_REQUESTS", { params: { ...params, retryAfterSeconds } });
    expect(problemOf(error, { ...reader, lang }).detail).toBe(words);
  });

  test("an input that breaks its schema is 400 with its fields, nested unions included", () => {
    const schema = z.object({ one: z.union([z.object({ kind: z.literal("a"), size: z.int() }), z.string()]) });
    const cause = failure(schema, { one: { kind: "a", size: 1.5 } });
    const problem = problemOf(new TRPCError({ code: "BAD_REQUEST", cause }), reader);
    expect(problem).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(problem.errors).toEqual({ "one.size": ["Indiquez un nombre entier."] });
  });

  test("an answer that breaks its own schema is the server's fault", () => {
    const cause = failure(z.string(), 3);
    const error = new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "Output validation failed", cause });
    expect(problemOf(error, reader)).toMatchObject({ status: 500, code: "INTERNAL" });
  });

  test("nothing of an unforeseen error is told", () => {
    const problem = problemOf(new Error("secret at /srv/app.ts"), reader);
    expect(problem).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(JSON.stringify(problem)).not.toMatch(/secret|app\.ts/);
    expect(problemOf("a thrown text", reader).status).toBe(500);
    expect(problemOf(undefined, reader).status).toBe(500);
  });

  test.each([
    ["PARSE_ERROR", 400, "MALFORMED_JSON"],
    ["UNAUTHORIZED", 401, "UNAUTHORIZED"],
    ["NOT_FOUND", 404, "NOT_FOUND"],
    ["METHOD_NOT_SUPPORTED", 405, "METHOD_NOT_ALLOWED"],
    ["PAYLOAD_TOO_LARGE", 413, "PAYLOAD_TOO_LARGE"],
    ["UNSUPPORTED_MEDIA_TYPE", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ] as const)("tRPC's %s is %i %s", (code, status, mine) => {
    expect(problemOf(new TRPCError({ code }), reader)).toMatchObject({ status, code: mine });
  });

  test("the JSON that an adapter cannot parse is 400", () => {
    const error = new TRPCError({ code: "BAD_REQUEST", cause: new SyntaxError("Unexpected end of JSON input") });
    expect(problemOf(error, reader)).toMatchObject({ status: 400, code: "MALFORMED_JSON" });
  });

  test.each([
    [400, 400],
    [408, 408],
    [413, 413],
    [414, 400],
    [415, 415],
    [503, 503],
    [500, 500],
  ])("Fastify's %i is %i", (statusCode, status) => {
    expect(problemOf(Object.assign(new Error("x"), { statusCode }), reader).status).toBe(status);
  });
});

describe("what the database says", () => {
  test.each([
    [
      "23505",
      { constraint_name: "users_email_unique" },
      409,
      "EMAIL_TAKEN",
      { email: ["Cette valeur est déjà utilisée."] },
    ],
    ["23505", { constraint_name: "other" }, 409, "CONFLICT", undefined],
    ["23503", { constraint_name: "x", detail: 'Key is still referenced from table "y".' }, 409, "IN_USE", undefined],
    [
      "23503",
      { constraint_name: "job_requests_subregion", detail: 'Key is not present in table "regions".' },
      400,
      "VALIDATION_FAILED",
      { subregionId: ["Cet élément n’existe pas ou ne peut pas être choisi."] },
    ],
    ["23514", { constraint_name: "job_requests_status_order" }, 409, "STATUS_CONFLICT", undefined],
    ["23514", { constraint_name: "job_requests_sent_stays" }, 409, "STATUS_CONFLICT", undefined],
    ["23514", { constraint_name: "other" }, 400, "VALIDATION_FAILED", undefined],
    ["23P01", { constraint_name: "subscriptions_no_overlap" }, 409, "SUBSCRIPTION_OVERLAP", undefined],
    ["22021", {}, 400, "BAD_REQUEST", undefined],
    ["22P05", {}, 400, "BAD_REQUEST", undefined],
    ["22003", {}, 400, "BAD_REQUEST", undefined],
    ["54000", {}, 400, "BAD_REQUEST", undefined],
    ["57014", {}, 503, "UNAVAILABLE", undefined],
    ["08006", {}, 503, "UNAVAILABLE", undefined],
    ["53300", {}, 503, "UNAVAILABLE", undefined],
    ["42P01", {}, 500, "INTERNAL", undefined],
  ])("%s %o is %i %s", (state, extra, status, code, errors) => {
    const wrapped = new Error("Failed query", { cause: postgres(state, extra) });
    const problem = problemOf(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: wrapped }), reader);
    expect(problem).toMatchObject({ status, code });
    expect(problem.errors).toEqual(errors);
    expect(JSON.stringify(problem)).not.toContain("anna@example.ch");
  });

  // postgres.js says 57014 of what waits for a connection, without what an error of the database has beside it.
  test.each(["ECONNREFUSED", "CONNECT_TIMEOUT", "CONNECTION_CLOSED", "57014"])("%s is 503", (code) => {
    expect(problemOf(Object.assign(new Error("x"), { code }), reader)).toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
    });
  });

  test("a code of Node that is none of the database's is 500", () => {
    expect(problemOf(Object.assign(new Error("x"), { code: "ENOENT" }), reader).status).toBe(500);
  });
});

test("waiting is told in seconds", () => {
  expect(retryAfterOf(new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 41.2 } }))).toBe(42);
  expect(retryAfterOf(refusalOf(new DomainError("UNAVAILABLE")))).toBe(5);
  expect(retryAfterOf(new DomainError("NOT_FOUND"))).toBeUndefined();
});

describe.each(["fr", "en"])("words in %s", (lang) => {
  test("every code has a title and a detail", () => {
    for (const code of Object.keys(errorStatus) as (keyof typeof errorStatus)[]) {
      const { title, detail } = problemOf(new DomainError(code), { ...reader, lang });
      expect(title, code).toMatch(/^\p{Lu}/u);
      expect(detail, code).toMatch(code === "LOGIN_FAILED" ? /^Login failed$/ : /^\p{Lu}.*\.$/u);
    }
  });

  test("every rule has words with its parameters in place", () => {
    for (const [rule, params] of Object.entries(fieldRules)) {
      const fault = {
        rule,
        ...Object.fromEntries(params.map((name) => [name, /(?:Date|sOn)$/.test(name) ? "2026-06-15" : 7])),
      };
      const error = new DomainError("VALIDATION_FAILED", { errors: { field: [fault as never] } });
      const [text = ""] = problemOf(error, { ...reader, lang }).errors?.["field"] ?? [];
      expect(text, rule).toMatch(/^.+[.]$/);
      expect(text, rule).not.toMatch(/[{}#]|undefined|NaN|Invalid Date/);
    }
  });
});
