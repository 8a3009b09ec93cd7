import { beforeEach, expect, test } from "vitest";
import { appRouter } from "../../../../app/router.ts";
import { testApp } from "../../../../test/app/app.ts";
import { contextOf, freshSession, refusal } from "../../../../test/app/caller.ts";
import type { Actor } from "../../../../trpc/actor.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { worldIn } from "../scenario.ts";

const testing = await testApp();
const { app, sql, signedIn } = testing;
const world = await worldIn(testing);
const [company] = world.companies as [(typeof world.companies)[0]];
const offersOf = (actor: Actor) => createCallerFactory(appRouter)(contextOf(testing, actor)).offer;

const client = await signedIn("Tenderer");
const [own] = await sql<{ id: string }[]>`select id from tenderers where user_id = ${client.userId}`;
const { userId, sessionId } = client;
const call = world.as({
  ...freshSession,
  emailConfirmed: true,
  profileCompleted: false,
  userId,
  sessionId,
  role: "Tenderer",
  tendererId: own?.id ?? "",
});

let id = "";
beforeEach(async () => {
  await sql`truncate attempts`;
  await sql`update users set locked_at = null, deleted_at = null where id = ${company.actor.userId}`;
  ({ id } = await call.create(world.input()));
  await world.admin.call.sendToCompanies({ id, companyIds: [company.id] });
});
const priced = (price: number) => ({ priceMin: price, priceMax: price, priceUnit: "total" as const });
const give = (price: number) => company.call.answer({ id, response: "interested", ...priced(price) });
const shown = async () => (await call.get({ id })).jobRequestCompanies[0]?.respondedAt;
const decide = async (body: object) => {
  const answer = await app.inject({
    method: "POST",
    url: `/api/JobRequest/${id}/decide/${company.id}`,
    headers: { authorization: client.authorization },
    payload: body,
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
};
const standing = async () => {
  const [row] = await sql`
    select client_decision as decision, price_max as price, decided_at as "decidedAt"
    from job_request_companies where job_request_id = ${id}`;
  return row;
};
const conflict = { status: 409, code: "REVISION_CONFLICT" };

test.each(["accepted", "rejected"] as const)(
  "an answer that has changed since it was read is not %s",
  async (decision) => {
    await give(100_000);
    const respondedAt = await shown();
    await give(900_000);
    expect(await decide({ decision, respondedAt })).toEqual(conflict);
    expect(await standing()).toEqual({ decision: "none", price: 900_000, decidedAt: null });
    expect(await decide({ decision, respondedAt: await shown() })).toMatchObject({ status: 200 });
    expect(await standing()).toMatchObject({ decision, price: 900_000 });
  },
);

test("nor is an offer of lines, whose second version was not read", async () => {
  const line = { label: "Peinture", quantity: 1, unit: "lump" as const, vatRate: 810 };
  const offer = (unitPrice: number) =>
    offersOf(company.actor).save({ jobRequestId: id, vat: "included", lines: [{ ...line, unitPrice }] });
  await offer(100_000);
  const respondedAt = await shown();
  await offer(900_000);
  expect(await decide({ decision: "accepted", respondedAt })).toEqual(conflict);
});

test("what was taken back leaves the former answer, which is the one that was read", async () => {
  await give(100_000);
  const first = await shown();
  await give(900_000);
  const second = await shown();
  await company.call.undoAnswer({ id });
  expect(await decide({ decision: "accepted", respondedAt: second })).toEqual(conflict);
  expect(await decide({ decision: "accepted", respondedAt: first })).toMatchObject({ status: 200 });
  expect(await standing()).toMatchObject({ decision: "accepted", price: 100_000 });
});

test("without the moment nothing is compared; what is no moment is refused", async () => {
  await give(100_000);
  expect(await decide({ decision: "accepted", respondedAt: "hier" })).toMatchObject({ status: 400 });
  expect(await decide({ decision: "accepted" })).toMatchObject({ status: 200 });
});

test.each(["locked_at", "deleted_at"])(
  "an answer whose account is gone (%s) can be declined and not accepted",
  async (at) => {
    await give(100_000);
    await sql`update users set ${sql(at)} = now() where id = ${company.actor.userId}`;
    expect(await decide({ decision: "accepted" })).toEqual({ status: 409, code: "NOTHING_TO_DECIDE" });
    expect(await standing()).toMatchObject({ decision: "none" });
    expect(await decide({ decision: "rejected" })).toMatchObject({ status: 200 });
  },
);

test("nobody else’s", async () => {
  await give(100_000);
  const other = await world.make.tenderer();
  const respondedAt = await shown();
  expect(
    await refusal(world.as(other.actor).decide({ id, companyId: company.id, decision: "accepted", respondedAt })),
  ).toMatchObject({ code: "NOT_FOUND" });
});
