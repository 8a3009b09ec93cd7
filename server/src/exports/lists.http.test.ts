import { expect, test } from "vitest";
import { enqueueMails } from "../domains/notification/index.ts";
import { testApp } from "../test/app/app.ts";
import { emptyTables } from "../test/database/database.ts";
import { createCategory, createPost } from "../factories/index.ts";
import { rowsIn } from "../test/database/create-rows.ts";
import { documentedAnswers } from "../test/surface/documented.ts";

const { app, db, sql, signedIn } = await testApp();
const make = rowsIn(db);
const admin = await signedIn("Admin");
const company = await signedIn("Company");

const taken = (path: string, payload: object = {}, authorization = admin.authorization) =>
  app.inject({ method: "POST", url: `/api/${path}/Export`, headers: { authorization }, payload });
const linesOf = async (path: string, payload: object = {}) =>
  (await taken(path, payload)).payload.slice(1).split("\r\n").slice(0, -1);

test("categories: each with its subcategories below it, in the order of the menu", async () => {
  const garden = await createCategory(db, { name: "Jardin", position: 2 });
  const paint = await createCategory(db, { name: "=Peinture", position: 1, popular: true });
  const facade = await make.subcategory(paint.id, "Façade");
  const canton = await make.region({ name: "Vaud", code: "VD" });
  const district = await make.region({ parentId: canton.id, name: "Nyon" });
  const place = { subcategoryId: facade.id, subregionId: district.id };
  await make.request((await make.tenderer()).id, place);
  expect(await linesOf("Category")).toEqual([
    "Catégorie;Sous-catégorie;Nom anglais;Adresse;Populaire;Questions;Demandes;Demandes en 30 jours;Entreprises",
    `'=Peinture;;;${paint.slug};oui;;1;1;0`,
    `'=Peinture;Façade;;${facade.slug};;0;1;1;0`,
    `Jardin;;;${garden.slug};non;;0;0;0`,
  ]);
  expect(await linesOf("Region")).toEqual([
    "Canton;District;Code;Nom anglais;Adresse;Demandes;Entreprises;Clients",
    `Vaud;;VD;;${canton.slug};1;0;0`,
    `Vaud;Nyon;;;${district.slug};1;0;0`,
  ]);
});

test("posts: what the filters hold, drafts too", async () => {
  const { id: categoryId } = await make.category("Toiture");
  const times = { createdAt: "2026-01-05T10:00:00Z", updatedAt: "2026-01-06T10:00:00Z" };
  await createPost(db, { title: "Choisir une tuile", slug: "tuile", categoryId, authorName: "Zoé Näf", ...times });
  await createPost(db, { title: "Un autre", slug: "autre", published: true, publishedAt: "2026-01-07T10:00:00Z" });
  const [head, ...rows] = await linesOf("Blog", { state: "draft" });
  expect(head).toBe(
    "Titre;Titre anglais;Adresse;Catégorie;Auteur;État;Modifications à publier;Minutes de lecture;Publié le;Créé le;Modifié le",
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^Choisir une tuile;;tuile;Toiture;Zoé Näf;Brouillon;non;\d+;;2026-01-05 11:00;2026-01-06 11:00$/,
    ),
  ]);
  expect(await linesOf("Blog", { sort: "title" })).toHaveLength(3);
});

test("mails: the list that is shown, with whom they are for, which its readers can see", async () => {
  const { id, actor } = await make.tenderer();
  const [one] = await sql`select id, number from job_requests`;
  const mail = { kind: "requestReceived", to: actor.userId, data: { jobRequestId: one?.["id"] } } as const;
  await db.transaction((tx) => enqueueMails(tx, [mail]));
  const [head, ...rows] = await linesOf("Mail", { view: "waiting", kind: "requestReceived" });
  expect(head).toBe("Genre;Nom;Prénom;E-mail;Offre n°;État;Motif;Essais;Créé le;Prévu le;Abandonné le");
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(`^requestReceived;[^;]+;[^;]+;[^;]+@[^;]+;${one?.["number"]};À envoyer;;0;20[^;]+;20[^;]+;$`),
    ),
  ]);
  expect(await sql`select kind from data_accesses where tenderer_id = ${id}`).toEqual([{ kind: "export" }]);
  expect(await linesOf("Mail", { view: "failed" })).toHaveLength(1);
  expect(await linesOf("Mail", { view: "held" })).toHaveLength(1);
});

test.each(["Category", "Region", "Blog", "Mail"])("%s: for admins, noted, described", async (path) => {
  await emptyTables(sql, "audit_entries");
  expect((await taken(path, {}, company.authorization)).statusCode).toBe(403);
  expect((await taken(path, {}, "")).statusCode).toBe(401);
  expect(await sql`select 1 from audit_entries`).toHaveLength(0);
  const documented = await documentedAnswers(app);
  documented(await taken(path));
  const entries = await sql`select action, actor_id from audit_entries`;
  expect(entries).toEqual([{ action: `${path.toLowerCase()}.export`, actor_id: admin.userId }]);
});
