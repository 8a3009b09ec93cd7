import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { appRouter } from "../../app/router.ts";
import * as schema from "../../db/schema/index.ts";
import type { worldIn } from "../../domains/job-request/test/scenario.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import type { Actor } from "../../trpc/actor.ts";
import { contextOf } from "./caller.ts";
import type { TestDatabase } from "../database/database.ts";

const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "words",
      title: { fr: "Mots" },
      questions: [
        { id: "short", type: "shortText", label: { fr: "Court" }, required: false, summary: true },
        { id: "long", type: "longText", label: { fr: "Long" }, required: false },
        { id: "place", type: "address", label: { fr: "Lieu" }, required: false },
        { id: "area", type: "number", label: { fr: "Surface" }, required: false },
      ],
    },
  ],
};

const callerOf = createCallerFactory(appRouter);
/** Named, so that the compiler need not spell out every call. */
interface Calls extends ReturnType<typeof callerOf> {}
type World = Awaited<ReturnType<typeof worldIn>>;
interface Speaker {
  id: string;
  actor: Actor;
  user: { id: string };
}
interface Spoken {
  /** The request that both companies answered. */
  id: string;
  /** The one that is cancelled, sent to the second company. */
  otherId: string;
  first: Speaker;
  second: Speaker;
  third: Speaker;
  as: (actor: Actor) => Calls;
}

/** What each says wherever it can; `name` is one word. */
export interface Words {
  client: string;
  company: string;
  office: string;
  name: string;
}

/**
 * Everything that client, companies and back office say of each other, by the calls that they use: two companies answer the first
 * request, the second of them is rejected, another request is cancelled, the third company is locked.
 */
export async function everybodySpeaks(database: TestDatabase, world: World, words: Words): Promise<Spoken> {
  const { db } = database;
  const as = (actor: Actor): Calls => callerOf(contextOf(database, actor));
  await db.update(schema.subcategories).set({ questions: form });
  const { client, companies, admin } = world;
  const [first, second, third] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]];
  const [asClient, asAdmin, asFirst] = [as(client.actor), as(admin), as(first.actor)];
  const address = { street: `${words.name} 3`, postalCode: "1003", locality: words.name };
  const answers = { short: words.client, long: words.client, place: address, area: 4 };
  const given = { title: words.client, description: words.client, ...address, answers };
  const { id } = await asClient.jobRequest.create(world.input(given));
  await asClient.jobRequest.update({ id, title: `${words.client} encore` });
  await asAdmin.jobRequest.edit({ id, title: words.client, description: `${words.client}.`, reason: words.office });
  await asAdmin.jobRequest.sendToCompanies({ id, companyIds: [first.id, second.id] });
  await asAdmin.jobRequest.askPrecision({ id, message: words.office });
  const { questions } = await asClient.jobRequest.get({ id });
  await asClient.jobRequest.answerQuestion({ id, questionId: questions[0]?.id ?? "", text: words.client });
  await asClient.jobRequest.addDetails({ id, text: words.client });
  const lines = [{ label: words.company, quantity: 1, unit: "lump", unitPrice: 100 } as const];
  const offered = { vat: "exempt", message: words.company, paymentTerms: words.company, lines } as const;
  await asFirst.offer.save({ jobRequestId: id, ...offered });
  await as(second.actor).jobRequest.answer({ id, response: "interested", message: words.company });
  await asFirst.offer.saveDraft({
    jobRequestId: id,
    content: { message: words.company, lines: [{ label: words.name }] },
  });
  await asFirst.conversation.send({ jobRequestId: id, companyId: first.id, body: words.company });
  await asClient.conversation.send({ jobRequestId: id, companyId: first.id, body: words.client });
  const rejected = { decision: "rejected", reason: "other", note: words.client } as const;
  await asClient.jobRequest.decide({ id, companyId: second.id, ...rejected });
  const other = await asClient.jobRequest.create(world.input(given));
  await asAdmin.jobRequest.sendToCompanies({ id: other.id, companyIds: [second.id] });
  await asClient.jobRequest.cancel({ id: other.id, reason: words.client });
  const { subcategoryId } = world.place;
  await asClient.requestDraft.save({
    subcategoryId,
    baseRevision: 0,
    content: { title: words.client, description: words.client, answers, idempotencyKey: "k" },
  });
  await asFirst.answerTemplate.add({ name: words.name, message: words.company });
  await asAdmin.user.update({ id: client.user.id, firstName: words.name, lastName: words.name });
  await asAdmin.company.correct({
    id: first.id,
    name: words.name,
    description: words.office,
    street: `${words.name} 3`,
  });
  const term = { companyId: third.id, startsOn: "2030-01-01", endsOn: "2030-12-31", amount: 100, note: words.office };
  await asAdmin.subscription.create({ newSubscriptions: [term] });
  const [subscription] = await db.select().from(schema.subscriptions);
  await asAdmin.subscription.update({ id: subscription?.id ?? "", note: `${words.office} encore` });
  await asAdmin.user.lock({ id: third.user.id, reason: words.office });
  await asAdmin.savedView.add({ list: "jobRequests", name: "Dossier", search: { search: words.name } });
  await asAdmin.savedView.add({ list: "users", name: words.name, search: { page: 2 } });
  return { id, otherId: other.id, first, second, third, as };
}
