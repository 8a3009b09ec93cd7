import { expect, test } from "vitest";
import { appRouter } from "../../../app/router.ts";
import { testApp } from "../../../test/app/app.ts";
import { callOn, procedures, surfaces } from "../../../test/surface/calls.ts";
import { person } from "../../../test/surface/people.ts";
import { proceduresOf } from "../procedure.ts";

const server = await testApp();
const { app, sql } = server;
const admin = await person(server, "admin");
const other = await person(server, "admin");

const added = async (name: string) =>
  (await sql<{ count: number }[]>`select count(*)::int as count from categories where name = ${name}`)[0]?.count;

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;

const add = (key: string, body: object, { authorization }: { authorization?: string | undefined } = admin) =>
  app.inject({
    method: "POST",
    url: "/api/Category/Add",
    headers: { "idempotency-key": key, ...(authorization !== undefined && { authorization }) },
    payload: body,
  });

test("a repeat gets the first answer to the byte, and nothing is done twice", async () => {
  const key = newKey();
  const first = await add(key, { name: "Marqueterie", position: 3 });
  expect(first.statusCode).toBe(200);
  await sql`update categories set position = 9 where name = 'Marqueterie'`;
  const again = await add(key, { position: 3, name: "Marqueterie" });
  expect(again.statusCode).toBe(200);
  expect(again.payload).toBe(first.payload);
  expect(await added("Marqueterie")).toBe(1);
});

test("the same key with another body, or for another call, is refused", async () => {
  const key = newKey();
  await add(key, { name: "Dorure" });
  expect((await add(key, { name: "Dorures" })).json()).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
  const headers = { "idempotency-key": key, authorization: admin.authorization ?? "" };
  const elsewhere = await app.inject({ method: "POST", url: "/api/Region/Add", headers, payload: { name: "Dorure" } });
  expect(elsewhere.json()).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
  expect(await added("Dorures")).toBe(0);
});

test("ten at once do it once: each gets the first answer, or is told that it is under way", async () => {
  for (let round = 0; round < 5; round++) {
    const [key, name] = [newKey(), `Vannerie ${round}`];
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(key, { name })));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const busy = answers.filter(({ statusCode }) => statusCode === 409);
    expect(done.length + busy.length).toBe(10);
    expect(new Set(done.map(({ payload }) => payload)).size).toBe(1);
    for (const answer of busy) expect(answer.json()).toMatchObject({ code: "IDEMPOTENCY_KEY_BUSY" });
    expect(await added(name)).toBe(1);
    expect((await add(key, { name })).payload).toBe(done[0]?.payload);
  }
});

test("a refusal is not kept: the key is free for the call that is put right", async () => {
  const key = newKey();
  expect((await add(key, { name: "" })).statusCode).toBe(400);
  expect((await add(key, { name: "Dorure" })).json()).toMatchObject({ code: "SLUG_TAKEN" });
  expect((await add(key, { name: "Tournage" })).statusCode).toBe(200);
});

test("a key is its account's own, and who may not call learns nothing by it", async () => {
  const key = newKey();
  await add(key, { name: "Laquage" });
  expect((await add(key, { name: "Cannage" }, other)).statusCode).toBe(200);
  const stranger = await person(server, "tenderer");
  expect((await add(key, { name: "Laquage" }, stranger)).json()).toMatchObject({ code: "FORBIDDEN" });
  expect((await add(key, { name: "Laquage" }, {})).statusCode).toBe(401);
});

test("a key counts for a day", async () => {
  const key = newKey();
  await add(key, { name: "Reliure" });
  await sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`;
  expect((await add(key, { name: "Reliure d’art" })).statusCode).toBe(200);
});

test("only the server can read the answers that it keeps", async () => {
  const key = newKey();
  await add(key, { name: "Lutherie" });
  const [row] = await sql<{ row: string }[]>`select k::text as row from idempotency_keys k where key = ${key}`;
  expect(row?.row).toContain(key);
  expect(row?.row).not.toContain("Lutherie");
});

test("the typed call does the same", async () => {
  const headers = { "idempotency-key": newKey(), authorization: admin.authorization ?? "" };
  const send = () => app.inject({ method: "POST", url: "/trpc/category.add", headers, payload: { name: "Gravure" } });
  const first = await send();
  expect(first.statusCode).toBe(200);
  expect((await send()).payload).toBe(first.payload);
  expect(await added("Gravure")).toBe(1);
});

test.each(surfaces)("a key that no header may hold is refused over %s", async (surface) => {
  const procedure = procedures.find(({ path }) => path === "category.add");
  if (!procedure) throw new Error("There is no such call");
  const { status } = await callOn(surface, app, procedure, { ...admin, input: { name: "Pochoir" } });
  expect(status === 200 || status === 409).toBe(true);
  expect((await add("x".repeat(201), { name: "Pochoirs" })).json()).toMatchObject({ code: "VALIDATION_FAILED" });
});

/** Calls that add or send, but whose repeat does nothing more, or which are for those who have no account yet. */
const without = new Set([
  "auth.sendSignInCode",
  "auth.sendProofCode",
  "notification.addDevice",
  // Their answers are secrets, which are shown once.
  "apiKey.add",
  "webhook.add",
  "auth.addTotp",
  "auth.addPasskey",
  // What waits is sent once, whoever asks how often.
  "jobRequest.sendNow",
]);

test("every call that adds or sends takes a key", () => {
  const names = /\.(?:add|create|send|resend|submit|invite|remind|ask|retry)/;
  const lacking = proceduresOf(appRouter).filter(
    ({ path, meta, type }) =>
      type === "mutation" &&
      names.test(path) &&
      !meta.rest?.idempotent &&
      !without.has(path) &&
      meta.openapi?.method === "POST",
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
});
