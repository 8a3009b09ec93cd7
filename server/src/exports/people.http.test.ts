import { beforeAll, expect, test } from "vitest";
import { testApp } from "../test/app/app.ts";
import { emptyTables } from "../test/database/database.ts";
import { createCompany, createJobRequest, createSubscription, createTenderer, createUser } from "../factories/index.ts";

const { app, db, sql, signedIn } = await testApp();
const admin = await signedIn("Admin");
const company = await signedIn("Company");

const taken = (path: string, payload: object = {}, authorization = admin.authorization) =>
  app.inject({ method: "POST", url: `/api/${path}/Export`, headers: { authorization }, payload });
const rowsOf = async (path: string, payload: object) =>
  (await taken(path, payload)).payload
    .split("\r\n")
    .slice(1, -1)
    .map((row) => row.split(";"));

beforeAll(async () => {
  const createdAt = "2026-01-05T10:00:00.000Z";
  const client = await createTenderer(db, {
    user: { firstName: "Zoé", lastName: "Näf", email: "zoe@exemple.ch", phone: "+41795550142", createdAt },
    locality: "Genève",
    postalCode: "1201",
    createdAt,
  });
  await createJobRequest(db, { tendererId: client.id });
  const painter = await createCompany(db, {
    name: "=Peinture; Émery",
    locality: "Nyon",
    verified: true,
    pausedAt: createdAt,
    createdAt,
    user: {
      lastName: "Émery",
      email: "peinture@exemple.ch",
      passwordHash: "chosen",
      createdAt,
      lastLoginAt: createdAt,
    },
  });
  await createSubscription(db, { companyId: painter.id, startsOn: "2026-01-01", endsOn: "2199-12-31" });
  await createUser(db, { lastName: "Effacé", deletedAt: createdAt });
});

test("accounts: the filters and the order of the list, in words", async () => {
  const answer = await taken("User", { search: "exemple.ch", sort: "name" });
  expect(answer.headers["content-disposition"]).toMatch(/filename="utilisateurs-\d{4}-\d\d-\d\d\.csv"/);
  const [head, ...rows] = answer.rawPayload.subarray(3).toString().trimEnd().split("\r\n");
  expect(head).toBe(
    "Nom;Prénom;Entreprise;E-mail;Téléphone;Rôle;État;Profil complet;Langue;Dernière connexion;Inscription",
  );
  expect(rows).toEqual([
    `Émery;Dominique;"'=Peinture; Émery";peinture@exemple.ch;;Entreprise;Actif;oui;fr;2026-01-05 11:00;2026-01-05 11:00`,
    "Näf;Zoé;;zoe@exemple.ch;'+41795550142;Client;Actif;oui;fr;;2026-01-05 11:00",
  ]);
  expect(await rowsOf("User", { role: "Company", search: "exemple.ch" })).toHaveLength(1);
});

test("companies: with what an admin weighs", async () => {
  const [row] = await rowsOf("Company", { state: "paused", verified: true, subscription: "active" });
  expect(row?.slice(-11)).toEqual([
    "Nyon",
    "Actif",
    "oui",
    "",
    "oui",
    "oui",
    "oui",
    "2199-12-31",
    "0",
    "",
    "2026-01-05 11:00",
  ]);
  expect(await rowsOf("Company", { verified: false, search: "peinture" })).toEqual([]);
});

test("clients: with where they live and how much they asked for", async () => {
  const [row] = await rowsOf("Tenderer", { search: "zoe", sort: "name" });
  expect(row?.slice(5, 12)).toEqual(["1201", "Genève", "", "", "1", "1", "Actif"]);
});

test.each(["User", "Company", "Tenderer"])("%s: for admins, checked, noted without the search", async (path) => {
  await emptyTables(sql, "audit_entries");
  expect((await taken(path, {}, company.authorization)).statusCode).toBe(403);
  expect((await taken(path, {}, "")).statusCode).toBe(401);
  expect((await taken(path, { sort: "shoe size" })).json()).toMatchObject({
    status: 400,
    errors: { sort: [expect.any(String)] },
  });
  expect(await sql`select 1 from audit_entries`).toHaveLength(0);
  await taken(path, { search: "Zwygart", sort: "name" });
  const [entry] = await sql`select action, actor_id, details from audit_entries`;
  expect(entry).toEqual({
    action: `${path.toLowerCase()}.export`,
    actor_id: admin.userId,
    details: { sort: "name", searched: true },
  });
});
