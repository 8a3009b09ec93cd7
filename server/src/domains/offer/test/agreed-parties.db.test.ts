import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { eraseAccount } from "../../auth/index.ts";
import { offersIn, painting } from "./offer.fixture.ts";
import { pagesOf } from "./read-pdf.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await offersIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
const uid = "CHE-116.281.710";
beforeEach(async () => {
  [client, company] = await Promise.all([world.client(), world.company()]);
  jobRequestId = await world.request(client.id, [company.id]);
  await sql`update companies set uid = null`;
  await call("Peinture Morand Sàrl", uid, "Camille", "Rochat");
});

/** Whoever the two call themselves from now on. */
async function call(name: string, number: string | null, firstName: string, lastName: string) {
  await sql`update companies set name = ${name}, uid = ${number} where id = ${company.id}`;
  await sql`update users set first_name = ${firstName}, last_name = ${lastName} where id = ${client.actor.userId}`;
}
const save = () => company.call.offer.save({ jobRequestId, ...painting });
const accept = () => client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision: "accepted" });
const document = async (actor: Actor, kind: "offer" | "agreement" = "agreement") =>
  (await pagesOf(database, actor, { jobRequestId, companyId: company.id, document: kind })).join(" ");
const kept = async () => {
  const [row] = await sql`
    select agreed_company_name, agreed_company_uid, agreed_first_name, agreed_last_name from job_request_companies
    where job_request_id = ${jobRequestId} and company_id = ${company.id}`;
  return Object.values(row ?? {});
};
const nobody = [null, null, null, null];

test("an agreement names the two as they were called when the client accepted, whatever they call themselves since", async () => {
  await save();
  expect(await document(client.actor, "offer")).not.toContain(uid);
  await accept();
  await call("Autre Société en faillite SA", "CHE-109.322.551", "Jean", "Inconnu");
  for (const actor of [client.actor, company.actor]) {
    const text = await document(actor);
    for (const words of ["Peinture Morand Sàrl", uid, "Camille Rochat"]) expect(text).toContain(words);
    for (const words of ["Autre Société", "CHE-109", "Inconnu"]) expect(text).not.toContain(words);
  }
  const offer = await document(client.actor, "offer");
  expect(offer).toContain("Peinture Morand Sàrl");
  expect(offer).not.toContain("Autre Société");
});

test("nothing is kept of an answer that is declined, and an offer names its company as it is called", async () => {
  await save();
  await client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision: "rejected" });
  expect(await kept()).toEqual(nobody);
  await call("Morand & Fils SA", null, "Camille", "Rochat");
  expect(await document(client.actor, "offer")).toContain("Morand & Fils SA");
});

test("of an acceptance that kept no names, the present ones are told", async () => {
  await save();
  await accept();
  await sql`
    update job_request_companies set agreed_company_name = null, agreed_company_uid = null, agreed_first_name = null, agreed_last_name = null
    where job_request_id = ${jobRequestId}`;
  await call("Autre Société SA", null, "Jean", "Nouveau");
  const text = await document(client.actor);
  for (const words of ["Autre Société SA", "Jean Nouveau"]) expect(text).toContain(words);
});

test("a company without a number of its own gets none later", async () => {
  await call("Peinture Morand", null, "Camille", "Rochat");
  await save();
  await accept();
  await call("Peinture Morand", uid, "Camille", "Rochat");
  expect(await document(client.actor)).not.toContain("CHE-");
});

test("each name goes with the account whose it is, and the other one stays", async () => {
  await save();
  await accept();
  await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
  expect(await kept()).toEqual(["Peinture Morand Sàrl", uid, null, null]);
  expect(await document(company.actor)).not.toContain("Rochat");
  await db.transaction((tx) => eraseAccount(tx, company.actor.userId));
  expect(await kept()).toEqual(nobody);
});
