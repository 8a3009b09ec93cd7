import { expect, test } from "vitest";
import type { Profile } from "@metiro/shared/auth/schema";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { freshSession } from "../../../test/app/caller.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { confirmCode, audited } = accountsIn(testing);
const world = await worldIn(testing);

async function post(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: "POST", url: `/api/${url}`, payload, headers });
  return answer.json<{ data: { id: string; token: string }; status?: number }>();
}
const erase = (token: string, password: string = person.password) => post("Auth/delete-account", { password }, token);

/** A confirmed account with its token, and the actor that calls in its name. */
async function account(kind: "tenderer" | "company", fields: { email: string }) {
  const { data: made } = await post(`Auth/sign-up-${kind}`, { ...person, ...fields, botProof: await botProofOf(app) });
  const { data: signedIn } = await post("Auth/sign-in", { ...fields, password: person.password });
  const { data } = await post("Auth/verify-code", { code: await confirmCode(made.id) }, signedIn.token);
  const headers = { authorization: `Bearer ${data.token}` };
  const { data: profile } = (await app.inject({ url: "/api/Auth/Profile", headers })).json<{ data: Profile }>();
  const { id: userId, emailConfirmed, profileCompleted, tendererId = "", companyId = "" } = profile;
  const own = kind === "tenderer" ? { role: "Tenderer" as const, tendererId } : { role: "Company" as const, companyId };
  const actor = { userId, emailConfirmed, profileCompleted, sessionId: userId, ...freshSession, ...own };
  return { ...actor, tendererId, companyId, token: data.token, call: world.as(actor) };
}

/** Every row of the database, as text. */
async function everything(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql.unsafe<{ text: string | null }[]>(`select string_agg(t::text, ' ') as text from ${name} t`),
    ),
  );
  return texts
    .flat()
    .map(({ text }) => text ?? "")
    .join(" ");
}

const traces = ["efface.moi", "Zwygart", "555 01 99", "5550199", "Chemin Perdu", "une histoire personnelle"];
const leftIn = async () => {
  const rows = (await everything()).toLowerCase();
  return traces.filter((trace) => rows.includes(trace.toLowerCase()));
};
const zwygart = { lastName: "Zwygart", phone: "079 555 01 99" };

test("a client goes: open requests are cancelled, and nothing is left that says who it was", async () => {
  const email = "Efface.Moi@exemple.ch";
  const client = await account("tenderer", { email, ...zwygart });
  const [first, second, third] = world.companies;
  if (!first || !second || !third) throw new Error("Three companies are needed");
  const from = { street: "Chemin Perdu 7", postalCode: "1003", locality: "Lausanne" };
  const told = {
    description: "C’est une histoire personnelle.",
    street: from.street,
    answers: { area: 6.5, tenant: false, from },
  };
  const sent = await client.call.create(world.input(told));
  await world.admin.call.sendToCompanies({ id: sent.id, companyIds: [first.id, second.id, third.id] });
  await second.call.answer({ id: sent.id, response: "declined" });
  const waiting = await client.call.create(world.input(told));
  const canceled = await client.call.create(world.input(told));
  await client.call.cancel({ id: canceled.id, reason: "Une histoire personnelle" });
  const [file] = await sql<{ id: string }[]>`
    insert into files (owner_id, width, height, bytes) values (${client.userId}, 1, 1, 1) returning id`;
  await sql`insert into job_request_photos (job_request_id, file_id, position) values (${sent.id}, ${file?.id ?? ""}, 0)`;
  await sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    values (${client.tendererId}, ${world.place.subcategoryId}, 'k', '{"answers": {}, "description": "une histoire personnelle"}')`;
  await world.forgetMails();
  expect(await leftIn()).toEqual(traces.filter((trace) => trace !== "555 01 99"));

  expect(await erase(client.token, "faux")).toMatchObject({ status: 400, errors: { password: [expect.any(String)] } });
  expect(await erase(client.token)).toEqual({ data: { deleted: true } });

  expect(await leftIn()).toEqual([]);
  expect(await erase(client.token)).toMatchObject({ status: 401 });
  expect(await post("Auth/sign-in", { email, password: person.password })).toMatchObject({ status: 401 });
  const mails = await world.queued();
  expect(mails.map(({ kind }) => kind)).toEqual(["requestCanceled", "requestCanceled"]);
  expect(mails.map(({ to }) => to).sort()).toEqual([first.userId, third.userId].sort());
  for (const { id } of [sent, waiting, canceled]) {
    const seen = await world.admin.call.get({ id });
    expect(seen).toMatchObject({ status: 1, description: "", answers: { area: 6.5, tenant: false }, photos: [] });
    expect(seen.tenderer).toMatchObject({ firstName: "—", lastName: "—" });
  }
  expect((await first.call.get({ id: sent.id })).tenderer).toEqual({ id: client.tendererId, firstName: "—" });
  expect(await audited("auth.deleteAccount")).toBe(1);
  const again = { ...person, email, botProof: await botProofOf(app) };
  expect(await post("Auth/sign-up-tenderer", again)).toMatchObject({ data: { email } });
  await sql`delete from users where email = ${email}`;
});

test("a company goes: its clients keep the price and their decision, nobody finds it any more", async () => {
  const email = "efface.moi.entreprise@exemple.ch";
  const named = { companyName: "Zwygart Sàrl", uid: "CHE-100.155.212" };
  const company = await account("company", { email, ...zwygart, ...named });
  const { subcategoryId, subregionId } = world.place;
  const profile = { name: "Zwygart Sàrl", uid: "CHE-100.155.212", phone: zwygart.phone, street: "Chemin Perdu 7" };
  await post(
    "Company/complete-profile",
    { ...profile, subcategoryIds: [subcategoryId], subregionIds: [subregionId] },
    company.token,
  );
  await post("Company/Holidays", { startsOn: "2099-12-21", endsOn: "2099-12-31" }, company.token);
  const { id } = await world.client.call.create(world.input());
  await world.admin.call.sendToCompanies({ id, companyIds: [company.companyId] });
  const message = "Appelez Zwygart au 079 555 01 99.";
  await company.call.answer({ id, response: "interested", priceMin: 100, priceMax: 200, priceUnit: "total", message });
  await sql`insert into answer_templates (company_id, name, message) values (${company.companyId}, 'Zwygart', ${message})`;
  await sql`insert into company_notes (company_id, text) values (${company.companyId}, ${message})`;
  await world.client.call.decide({ id, companyId: company.companyId, decision: "accepted" });
  await world.forgetMails();

  expect(await erase(company.token)).toEqual({ data: { deleted: true } });

  expect(await leftIn()).toEqual([]);
  const { jobRequestCompanies } = await world.client.call.get({ id });
  expect(jobRequestCompanies).toMatchObject([
    { company: { id: company.companyId, name: "—" }, priceMin: 100, clientDecision: "accepted" },
  ]);
  expect(jobRequestCompanies[0]).not.toHaveProperty("message");
  for (const table of ["company_coverage", "company_holidays", "company_notes"])
    expect(await sql`select 1 from ${sql(table)} where company_id = ${company.companyId}`).toHaveLength(0);
});
