import { maxQuestionsBeforeAnswer } from "@metiro/shared/conversation/constants";
import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { jobRequestRouter } from "../../job-request/index.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;
const requests = createCallerFactory(jobRequestRouter);
let talk: Awaited<ReturnType<typeof talkIn>>;
beforeAll(async () => {
  talk = await talkIn(database);
});

/** A request that the company received and has not answered. */
const unanswered = () => talk.request({ response: "none" });
const requestOf = (actor: Actor, id: string) => requests(contextOf(database, actor)).get({ id });

test("a company asks before it answers, the client answers, and what follows is the same conversation", async () => {
  const { client, company } = talk;
  const pair = await unanswered();
  expect(await company.call.get(pair)).toMatchObject({
    open: true,
    messages: [],
    questionsLeft: maxQuestionsBeforeAnswer,
  });
  const asked = await company.call.send({ ...pair, body: "Quelle hauteur ? 079 123 45 67" });
  expect(asked).toMatchObject({ masked: true });

  const read = await client.call.get(pair);
  expect(read).toMatchObject({ open: true, unread: 1, contactVisible: false });
  expect(read.questionsLeft).toBeUndefined();
  expect(read.messages[0]?.body).not.toContain("079");
  await client.call.send({ ...pair, body: "2.60 m, Rue du Lac 1" });
  const told = await company.call.get(pair);
  expect(told).toMatchObject({ questionsLeft: maxQuestionsBeforeAnswer - 1, unread: 1 });
  expect(told.messages[0]?.body).not.toContain("Rue du Lac");

  const { jobRequestId, companyId } = pair;
  await requests(contextOf(database, company.actor)).answer({
    id: jobRequestId,
    response: "interested",
    message: "Volontiers",
  });
  const after = await company.call.get(pair);
  expect(after.questionsLeft).toBeUndefined();
  expect(after.messages).toHaveLength(2);
  for (let n = 0; n <= maxQuestionsBeforeAnswer; n++) await company.call.send({ ...pair, body: `Encore ${n}` });
  expect((await client.call.list({})).items[0]).toMatchObject({
    jobRequestId,
    companyId,
    unread: maxQuestionsBeforeAnswer + 2,
  });
});

test("so many questions and no more; one that is sent again counts once, and the client may go on", async () => {
  const { client, company } = talk;
  const pair = await unanswered();
  const again = { ...pair, id: v7(), body: "Quel étage ?" };
  await company.call.send(again);
  await company.call.send(again);
  for (let n = 1; n < maxQuestionsBeforeAnswer; n++) await company.call.send({ ...pair, body: `n° ${n}` });
  expect(await refusal(company.call.send({ ...pair, body: "Une de plus" }))).toMatchObject({
    code: "TOO_MANY_QUESTIONS",
  });
  expect(await company.call.get(pair)).toMatchObject({ open: true, questionsLeft: 0 });
  expect(await company.call.send(again)).toMatchObject({ body: "Quel étage ?" });
  for (let n = 0; n <= maxQuestionsBeforeAnswer; n++) await client.call.send({ ...pair, body: `Réponse ${n}` });
});

test("at once as well", async () => {
  const { company } = talk;
  const pair = await unanswered();
  const sent = await Promise.allSettled(
    Array.from({ length: maxQuestionsBeforeAnswer + 2 }, (_, n) => company.call.send({ ...pair, body: `n° ${n}` })),
  );
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(maxQuestionsBeforeAnswer);
});

test("the client begins none, and nobody else finds it", async () => {
  const { client, other, otherClient } = talk;
  const pair = await unanswered();
  for (const call of [
    () => client.call.get(pair),
    () => client.call.send({ ...pair, body: "x" }),
    () => other.call.send({ ...pair, body: "x" }),
    () => otherClient.call.get(pair),
  ])
    expect(await refusal(call())).toMatchObject({ code: "NOT_FOUND" });
});

test("a question is no answer: the request waits as before, and only the back office reads how many there were", async () => {
  const { admin, client, company } = talk;
  const pair = await unanswered();
  const [before] = (await requestOf(company.actor, pair.jobRequestId)).jobRequestCompanies;
  await company.call.send({ ...pair, body: "Quelle hauteur ?" });
  await company.call.send({ ...pair, body: "Et l’étage ?" });
  const [after] = (await requestOf(company.actor, pair.jobRequestId)).jobRequestCompanies;
  expect(after).toEqual({ ...before, hasConversation: true });
  expect(after).toMatchObject({ response: "none", late: false });
  const asked = async (actor: Actor) =>
    (await requestOf(actor, pair.jobRequestId)).jobRequestCompanies.find(
      ({ company: { id } }) => id === pair.companyId,
    );
  expect(await asked(admin)).toMatchObject({ questionCount: 2 });
  expect(await asked(client.actor)).not.toHaveProperty("questionCount");
});

test("it closes with the request: cancelled, done, or declined by the company", async () => {
  const { client, company } = talk;
  const [canceled, done, declined] = [await unanswered(), await unanswered(), await unanswered()];
  for (const pair of [canceled, done, declined]) await company.call.send({ ...pair, body: "Quelle hauteur ?" });
  const of = ({ jobRequestId }: typeof done) => eq(jobRequests.id, jobRequestId);
  await db
    .update(jobRequests)
    .set({ status: 1, canceledAt: sql`now()` })
    .where(of(canceled));
  await db
    .update(jobRequests)
    .set({ doneAt: sql`now()`, doneOn: sql`current_date`, doneCompanyId: talk.other.id })
    .where(of(done));
  await requests(contextOf(database, company.actor)).answer({ id: declined.jobRequestId, response: "declined" });
  for (const [pair, closedReason] of [
    [canceled, "canceled"],
    [done, "done"],
    [declined, "declined"],
  ] as const)
    for (const { call } of [client, company]) {
      const read = await call.get(pair);
      expect(read).toMatchObject({ open: false, closedReason, messages: [{ body: "Quelle hauteur ?" }] });
      expect(read.questionsLeft).toBeUndefined();
      expect(await refusal(call.send({ ...pair, body: "x" }))).toMatchObject({ code: "CONVERSATION_CLOSED" });
    }
  expect(await db.$count(jobRequestCompanies, eq(jobRequestCompanies.jobRequestId, declined.jobRequestId))).toBe(2);
});
