import { expect, test } from "vitest";
import { signInEvents } from "../../../../db/schema/index.ts";
import { testApp } from "../../../../test/app/app.ts";

const { app, db, sql, signedIn } = await testApp();
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");

const taken = (payload: object, authorization = admin.authorization) =>
  app.inject({ method: "POST", url: "/api/SignIn/Export", headers: { authorization }, payload });
const read = (query: string, authorization = admin.authorization) =>
  app.inject({ url: `/api/SignIn/All?${query}`, headers: { authorization } });

test("the sign-ins as a file hold what the filters hold, what a device calls itself never as a formula", async () => {
  await db.insert(signInEvents).values([
    {
      userId: client.userId,
      method: "password",
      outcome: "opened",
      secondFactor: "totp",
      address: "203.0.113.7",
      device: "=cmd|calc",
      fromNewDevice: true,
      at: "2026-03-01T09:30:00Z",
    },
    { method: "password", outcome: "wrong", address: "198.51.100.9", at: "2026-03-02T09:30:00Z" },
  ]);
  const { statusCode, payload } = await taken({ userId: client.userId });
  expect(statusCode).toBe(200);
  expect(payload.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Le;Résultat;Moyen;Second facteur;Compte;E-mail;Adresse réseau;Appareil;Nouvel appareil;Appel refusé",
    "2026-03-01 10:30;Connexion;Mot de passe;Application de codes;Anna Muster;tenderer-2@example.ch;203.0.113.7;'=cmd|calc;oui;",
    "",
  ]);
  expect((await taken({ search: "198.51.100.9" })).payload).toContain(
    "2026-03-02 10:30;Essai refusé;Mot de passe;;;;198.51.100.9;;non;",
  );
});

test("whose sign-ins an admin took along can read so, and the audit has it without what was searched for", async () => {
  const accesses = await sql`
    select kind from data_accesses join tenderers on tenderers.id = tenderer_id where tenderers.user_id = ${client.userId}`;
  expect(accesses).toEqual([{ kind: "export" }]);
  const entries = await sql<{ details: object }[]>`
    select details from audit_entries where action = 'signIn.export' order by at desc, id desc limit 1`;
  expect(entries).toEqual([{ details: { searched: true } }]);
});

test("a try at an e-mail without an account is found by that e-mail, and neither it nor the password is kept", async () => {
  const [email, password] = ["canary-nobody@exemple.ch", "canari-mot-de-passe"];
  await app.inject({ method: "POST", url: "/api/Auth/sign-in", payload: { email, password } });
  const found = await read(`search=${encodeURIComponent(email)}`);
  expect(found.json()).toMatchObject({ data: { totalCount: 1, items: [{ method: "password", outcome: "wrong" }] } });
  const rows = await sql`select sign_in_events::text as row from sign_in_events`;
  expect(JSON.stringify([found.json(), rows])).not.toMatch(/canar[iy]-/i);
});

test("is for admins alone", async () => {
  for (const answer of [await taken({}, client.authorization), await read("", client.authorization)])
    expect(answer.json()).toMatchObject({ status: 403 });
  expect((await app.inject({ url: "/api/SignIn/All" })).statusCode).toBe(401);
  expect((await read("outcome=shoes")).json()).toMatchObject({ status: 400, errors: { outcome: expect.any(Array) } });
});
