import type { PostedForm } from "@metiro/shared/auth/posted-form";
import { expect, test } from "vitest";
import type { AppRouter } from "../../../app/router.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { factorsIn } from "../second-factor/test/second-factor.fixture.ts";
import { person, secret } from "./account.fixture.ts";

/** Stands for the client: tells what it was given to draw. */
const render: Pages<AppRouter>["render"] = async (request, { posted, lang }) =>
  Response.json({ path: new URL(request.url).pathname, posted, lang });
const pages = {
  render,
  messages: () => ({}),
  patternOf: (path: string) => path,
  publicPatterns: [],
  pictogram: () => "",
};
const testing = await testApp({
  env: { JWT_SECRET: secret, PUBLIC_URL: "https://metiro.test" },
  web: { pages: () => Promise.resolve(pages) },
});

const { app, sql } = testing;
const { made, tokenOf, withTotp } = factorsIn(testing);

const own = { "sec-fetch-site": "same-origin" };
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-encoding": "br", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
type Answer = Awaited<ReturnType<typeof post>>;
const postedOf = (answer: Answer) => answer.json<{ posted: PostedForm }>().posted;

let people = 0;
async function account() {
  const email = `formulaire.${++people}@exemple.ch`;
  const payload = { ...person, email, botProof: await botProofOf(app) };
  await app.inject({ method: "POST", url: "/api/Auth/sign-up-tenderer", payload });
  return { email, password: person.password };
}

test("a sign-in that the browser sends by itself opens a session, for the page to take over and for no cache", async () => {
  const { email, password } = await account();
  const answer = await post("/auth/login?returnUrl=%2Ftenderer", { email, password });
  expect(answer.statusCode).toBe(200);
  expect(postedOf(answer)).toMatchObject({ values: { email }, user: { email, token: expect.any(String) } });
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers["set-cookie"]).toMatch(/httponly/i);
  const { token } = postedOf(answer).user ?? {};
  const profile = await app.inject({ url: "/api/Auth/Profile", headers: { authorization: `Bearer ${token}` } });
  expect(profile.statusCode).toBe(200);
});

test("a wrong password draws the page again with what was typed, without the password", async () => {
  const { email } = await account();
  const answer = await post("/auth/login", { email, password: "tout-à-fait-faux" }, { ...own, cookie: "lang=en" });
  expect(answer.statusCode).toBe(401);
  expect(postedOf(answer)).toMatchObject({ values: { email }, problem: { code: "LOGIN_FAILED" } });
  expect(answer.payload).not.toContain("tout-à-fait-faux");
  expect(answer.json()).toMatchObject({ path: "/auth/login", lang: "en" });
});

test.each<[string, Record<string, string>]>([
  ["of another site", { "sec-fetch-site": "cross-site", origin: "https://metiro.test" }],
  ["of another site, from a browser that says only where it comes from", { origin: "https://elsewhere.test" }],
  ["of a page without an origin", { origin: "null" }],
  ["of nobody knows whom", {}],
])("a form %s signs nobody in", async (_whose, headers) => {
  const { email, password } = await account();
  const answer = await post("/auth/login", { email, password }, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.payload).not.toContain("token");
  const [{ count } = { count: 1 }] = await sql`
    select count(*)::int from sessions join users on users.id = user_id where email = ${email}`;
  expect(count).toBe(0);
});

test("a browser that says only where the form comes from signs in as well", async () => {
  const fields = await account();
  expect((await post("/auth/login", fields, { origin: "https://metiro.test" })).statusCode).toBe(200);
});

test("where a second factor is asked for, the page goes on with that and no session is open", async () => {
  const { email } = await made();
  await withTotp(await tokenOf(email));
  const answer = await post("/auth/login", { email, password: person.password });
  expect(answer.statusCode).toBe(403);
  const { problem, user } = postedOf(answer);
  expect(problem).toMatchObject({ code: "SECOND_FACTOR_REQUIRED", params: { ticket: expect.any(String) } });
  expect(user).toBeUndefined();
});

test("a forgotten password leads to the page for its code, and keeps where one was going but no e-mail in the address", async () => {
  const { email } = await account();
  const answer = await post("/auth/forgot-password?returnUrl=%2Ftenderer&x=1", { email });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers["location"]).toBe("/auth/reset-password?returnUrl=%2Ftenderer");
  const incomplete = await post("/auth/reset-password", { email, code: "", newPassword: "" });
  expect(postedOf(incomplete).problem?.errors).toMatchObject({ code: [expect.any(String)] });
});

test("a sign-up without the proof against robots is refused in words, and keeps what was typed", async () => {
  const { acceptConditions: _accepted, ...typed } = { ...person, email: "sans.preuve@exemple.ch" };
  const answer = await post("/auth/register/tenderer", { ...typed, acceptConditions: "on" });
  expect(answer.statusCode).toBe(400);
  const { values, problem } = postedOf(answer);
  expect(problem?.errors).toHaveProperty("botProof");
  expect(values).toEqual({ email: "sans.preuve@exemple.ch", firstName: person.firstName, lastName: person.lastName });
});

test("what is no form, or too long for one, is not taken", async () => {
  const url = "/auth/login";
  const json = await app.inject({ method: "POST", url, headers: own, payload: { email: "a", password: "b" } });
  expect(json.statusCode).toBe(415);
  expect((await post(url, { email: "x".repeat(20_000) })).statusCode).toBe(413);
});
