import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { freshSession } from "../../../test/app/caller.ts";
import { worldIn } from "../../job-request/test/scenario.ts";

const testing = await testApp();
const { app, sql, signedIn } = testing;
const world = await worldIn(testing);

const exported = async (authorization: string) => {
  const answer = await app.inject({ url: "/api/Auth/export-data", headers: { authorization } });
  return answer.json<Record<string, unknown>>();
};
const idIn = async (table: "tenderers" | "companies", userId: string) => {
  const [row] = await sql<{ id: string }[]>`select id from ${sql(table)} where user_id = ${userId}`;
  return row?.id ?? "";
};

test("a client takes along its profile, its requests with their answers, images and sessions", async () => {
  const { userId, sessionId, authorization } = await signedIn("Tenderer");
  const state = { userId, sessionId, ...freshSession, emailConfirmed: true, profileCompleted: false };
  const call = world.as({ ...state, role: "Tenderer", tendererId: await idIn("tenderers", userId) });
  const input = world.input();
  const { id } = await call.create(input);
  await world.client.call.create(world.input());
  await world.admin.call.get({ id });
  await sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    select id, ${world.place.subcategoryId}, 'k', '{"answers": {"area": 4}, "idempotencyKey": "k", "title": "Un début"}'
    from tenderers where user_id = ${userId}`;
  await sql`insert into files (owner_id, width, height, bytes) values (${userId}, 4, 3, 1)`;
  expect(await exported(authorization)).toMatchObject({
    data: {
      profile: { id: userId, role: "Tenderer" },
      tenderer: { user: { id: userId } },
      jobRequests: [
        { id, title: input.title, description: input.description, street: input.street, answers: input.answers },
      ],
      requestDrafts: [{ title: "Un début", content: { answers: { area: 4 } } }],
      answers: [],
      accesses: [{ kind: "request", jobRequest: { id } }],
      images: [{ width: 4, height: 3, url: expect.stringContaining("/File/") }],
      sessions: [{ id: sessionId, current: true }],
    },
  });
});

test("a company takes along its answers, and nothing of its clients", async () => {
  const { userId, sessionId, authorization } = await signedIn("Company");
  const companyId = await idIn("companies", userId);
  const { id } = await world.client.call.create(world.input());
  await world.admin.call.sendToCompanies({ id, companyIds: [companyId] });
  const state = { userId, sessionId, ...freshSession, emailConfirmed: true, profileCompleted: false };
  const call = world.as({ ...state, role: "Company", companyId });
  await call.answer({ id, response: "interested", message: "Volontiers." });
  await sql`insert into answer_templates (company_id, name, message) values (${companyId}, 'Visite', 'Bonjour {prénom}')`;
  const answer = await exported(authorization);
  expect(answer).toMatchObject({
    data: {
      company: { id: companyId },
      jobRequests: [],
      answers: [{ jobRequestId: id, response: "interested", message: "Volontiers.", clientDecision: "none" }],
      answerTemplates: [{ name: "Visite", message: "Bonjour {prénom}" }],
      subscriptions: [],
    },
  });
  expect(JSON.stringify(answer)).not.toContain("Rue du Lac");
});

test("a company takes along why it was rejected in the words of its page", async () => {
  const { userId, sessionId, authorization } = await signedIn("Company");
  const companyId = await idIn("companies", userId);
  const { id } = await world.client.call.create(world.input());
  await world.admin.call.sendToCompanies({ id, companyIds: [companyId] });
  const state = { userId, sessionId, ...freshSession, emailConfirmed: true, profileCompleted: false };
  const call = world.as({ ...state, role: "Company", companyId });
  await call.answer({ id, response: "interested", message: "Je suis au 021 555 01 42." });
  const note = "Trop cher. Appelez-moi au 079 555 02 00 ou marc@exemple.ch, avenue de Cour 38.";
  await world.client.call.decide({ id, companyId, decision: "rejected", reason: "price", note });
  const [page] = (await call.get({ id })).jobRequestCompanies;
  const { data } = (await exported(authorization)) as { data: { answers: unknown[] } };
  const words = { message: "Je suis au 021 555 01 42.", rejectNote: "Trop cher. Appelez-moi au ••• ou •••, •••." };
  expect([page, ...data.answers]).toEqual([expect.objectContaining(words), expect.objectContaining(words)]);
});

test("both take along as whom they agreed, and not as whom the other one did", async () => {
  const [client, company] = [await signedIn("Tenderer"), await signedIn("Company")];
  const [tendererId, companyId] = [await idIn("tenderers", client.userId), await idIn("companies", company.userId)];
  const state = { ...freshSession, emailConfirmed: true, profileCompleted: false };
  const asClient = world.as({ ...client, ...state, role: "Tenderer", tendererId });
  const { id } = await asClient.create(world.input());
  await world.admin.call.sendToCompanies({ id, companyIds: [companyId] });
  await world
    .as({ ...company, ...state, role: "Company", companyId })
    .answer({ id, response: "interested", message: "Volontiers." });
  await sql`update users set first_name = 'Ancienne', last_name = 'Cliente' where id = ${client.userId}`;
  await sql`update companies set name = 'Ancienne Sàrl', uid = 'CHE-116.281.710' where id = ${companyId}`;
  await asClient.decide({ id, companyId, decision: "accepted" });
  await sql`update users set first_name = 'Nouvelle', last_name = 'Personne' where id = ${client.userId}`;
  await sql`update companies set name = 'Nouvelle Sàrl', uid = null where id = ${companyId}`;
  const [own, theirs] = [await exported(client.authorization), await exported(company.authorization)];
  expect(own).toMatchObject({ data: { jobRequests: [{ id, agreedAs: ["Ancienne Cliente"] }] } });
  expect(theirs).toMatchObject({ data: { answers: [{ agreedAs: "Ancienne Sàrl, CHE-116.281.710" }] } });
  expect(JSON.stringify(own)).not.toContain("Ancienne Sàrl");
  expect(JSON.stringify(theirs)).not.toContain("Cliente");
});

test("both take along what they said to each other, as they may read it", async () => {
  const [client, company] = [await signedIn("Tenderer"), await signedIn("Company")];
  const [tendererId, companyId] = [await idIn("tenderers", client.userId), await idIn("companies", company.userId)];
  const state = { ...freshSession, emailConfirmed: true, profileCompleted: false };
  const asClient = world.as({ ...client, ...state, role: "Tenderer", tendererId });
  const { id, number } = await asClient.create(world.input());
  await world.admin.call.sendToCompanies({ id, companyIds: [companyId] });
  const asCompany = world.as({ ...company, ...state, role: "Company", companyId });
  await asCompany.answer({ id, response: "interested", message: "Volontiers." });
  for (const { authorization } of [client, company])
    await app.inject({
      method: "POST",
      url: `/api/Conversation/${id}/${companyId}/send`,
      headers: { authorization },
      payload: { body: "Je suis au 079 123 45 67" },
    });
  const about = { jobRequestId: id, number, company: expect.any(String) };
  const own = { ...about, mine: true, body: "Je suis au 079 123 45 67" };
  const others = { ...about, mine: false, body: "Je suis au •••" };
  expect(await exported(client.authorization)).toMatchObject({ data: { messages: [own, others] } });
  expect(await exported(company.authorization)).toMatchObject({ data: { messages: [others, own] } });
});

test("an admin has nothing to take along", async () => {
  expect(await exported((await signedIn("Admin")).authorization)).toMatchObject({ status: 403 });
});
