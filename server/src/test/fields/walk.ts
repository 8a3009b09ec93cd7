import type { ProcedurePath } from "@metiro/shared/permissions";
import type { FieldReader, State } from "../../security/fields/readers.ts";
import { enqueueMails } from "../../domains/notification/index.ts";
import { act, type Input, nameOf, type World } from "./world.ts";

/** What is written about a request; the one that is cancelled has words of its own. */
export const wordsOf = (end: "done" | "canceled") => {
  const word = (text: string) => (end === "done" ? `Mot${text}` : `Ancienmot${text}`);
  const number = (last: number) => `079 555 ${end === "done" ? "10" : "20"} 0${last}`;
  return {
    street: `Rue ${word("chantier")} 12`,
    sensitiveAnswer: word("santé"),
    numberInTitle: number(1),
    numberInDescription: number(2),
    numberInAddition: number(3),
    numberInOffer: number(4),
    numberInTalk: number(5),
    question: word("question"),
    reply: word("réponse"),
    correction: word("motif"),
    cancelReason: word("abandon"),
    chosenOffer: word("offre"),
    rejectedOffer: word("autreoffre"),
    declinedWords: word("déclin"),
    rejectNote: word("refus"),
    asked: word("demande"),
    talk: word("parole"),
    rejectedTalk: word("autreparole"),
  };
};

/** A request that is on its way through its states. */
export interface Request {
  id: string;
  number: string;
  insidePhoto: string;
}

type Look = (state: State, request: Request) => Promise<void>;

/** Walks one request from its posting to the end, and looks at each state. */
export async function walk(
  world: World,
  end: "done" | "canceled",
  from: string | undefined,
  look: Look,
): Promise<Request> {
  const { people, place, image, sql } = world;
  const { client, chosen, rejected, declined } = people;
  const words = wordsOf(end);
  const [outside, insidePhoto] = [await image(client.userId), await image(client.userId)];
  const by = (who: FieldReader) => (path: ProcedurePath, input: Input) => act(world, who, path, input);
  const [asClient, asAdmin] = [by("client"), by("admin")];
  const plan = await pdfOf(world, client.userId);

  const { id } = await asClient("jobRequest.create", {
    ...place,
    title: `Salle de bain, tél. ${words.numberInTitle}`,
    description: `Appelez le ${words.numberInDescription} dès demain.`,
    postalCode: "1003",
    locality: "Lausanne",
    street: words.street,
    startPreference: "on_date",
    startDate: "2030-01-01",
    budgetMin: 100_000,
    budgetMax: 200_000,
    answers: { area: 4, health: words.sensitiveAnswer, inside: [insidePhoto] },
    photoIds: [outside],
    planIds: [plan],
    ...(from !== undefined && { reopenedFromId: from, wishedCompanyId: chosen.ownId }),
  });
  await asClient("jobRequest.update", {
    id,
    budgetMin: 150_000,
    budgetMax: 250_000,
    startDate: "2030-01-02",
    answers: { area: 5, health: words.sensitiveAnswer, inside: [insidePhoto] },
    photoIds: [],
    planIds: [],
  });
  await asClient("jobRequest.update", {
    id,
    photoIds: [outside],
    planIds: [plan],
    startPreference: "flexible",
    startDate: null,
  });
  await asClient("jobRequest.update", { id, startPreference: "on_date", startDate: "2030-01-02" });
  await asAdmin("jobRequest.edit", {
    id,
    title: `Salle de bain refaite, tél. ${words.numberInTitle}`,
    description: `Appelez le ${words.numberInDescription} dès demain matin.`,
    reason: words.correction,
  });
  await asAdmin("jobRequest.edit", { id, ...world.elsewhere, reason: words.correction });
  await asAdmin("jobRequest.edit", { id, ...world.place, reason: words.correction });
  await asAdmin("jobRequest.setDesk", { id, assigneeId: people.admin.userId, mark: "duplicate", originalId: from });
  // Not by its call: the desk of the former one has more to tell than a request that was only just posted.
  if (from !== undefined) await sql`update request_desks set original_id = ${id} where job_request_id = ${from}`;
  await asAdmin("jobRequest.addNote", { id, text: "A rappelé mardi." });
  await asAdmin("company.addNote", { id: people.chosen.ownId, text: "A rappelé mardi." });
  const { questions } = await asAdmin("jobRequest.askPrecision", {
    id,
    message: `${words.question}, quelle hauteur ?`,
  });
  const reply = { id, questionId: questions[0]?.id, text: words.reply, photoIds: [await image(client.userId)] };
  const { number } = await asClient("jobRequest.answerQuestion", reply);
  const request = { id, number, insidePhoto };
  await look("posted", request);

  const companyIds = [chosen.ownId, rejected.ownId, declined.ownId];
  await asAdmin("jobRequest.sendToCompanies", { id, companyIds, undoSeconds: 60 });
  await look("held", request);

  await asAdmin("jobRequest.sendNow", { id, companyIds });
  await asAdmin("jobRequest.remind", { id, companyId: people.declined.ownId });
  await promisedMails(world, id);
  await asClient("jobRequest.addDetails", {
    id,
    text: `Un ajout, ${words.numberInAddition}`,
    photoIds: [await image(client.userId)],
  });
  for (const who of ["chosen", "rejected", "declined"] as const) await act(world, who, "jobRequest.get", { id });
  // Each has questions before it answers; each side has read one of the other's, and not the last.
  for (const who of ["chosen", "rejected", "declined"] as const) {
    const pair = { jobRequestId: id, companyId: people[who].ownId };
    const asked = who === "chosen" ? words.asked : "Quelle hauteur ?";
    const first = await act(world, who, "conversation.send", {
      ...pair,
      body: asked,
      photoIds: [await image(people[who].userId)],
    });
    await asClient("conversation.markRead", { ...pair, upTo: first.id });
    const told = await asClient("conversation.send", { ...pair, body: "Deux mètres." });
    await act(world, who, "conversation.markRead", { ...pair, upTo: told.id });
    await act(world, who, "conversation.send", { ...pair, body: "Et l’étage ?" });
    await asClient("conversation.send", { ...pair, body: "Le premier." });
  }
  // What tells of them has left: the next message is told by a mail of its own.
  await sql`update pgboss.job set state = 'completed' where name = 'mail' and data->>'kind' = 'messageReceived'`;
  await look("sent", request);

  const shared = async (value: "sent" | "accepted") => {
    const [row] = await sql<
      { id: string }[]
    >`select id from application_config where key = 'jobRequest.contactVisibility'`;
    await asAdmin("applicationConfig.update", { appconfigId: row?.id, value });
  };
  if (end === "done") {
    await shared("sent");
    await look("open", request);
    await shared("accepted");
  }

  for (const who of ["chosen", "rejected"] as const) {
    const isChosen = who === "chosen";
    const message = isChosen ? `${words.chosenOffer}, ${words.numberInOffer}` : words.rejectedOffer;
    const offer = {
      message,
      priceMin: 100,
      priceMax: 200,
      priceUnit: "total",
      availableFrom: "2030-02-01",
      vat: "included",
      duration: 8,
      durationUnit: "day",
      visit: "offered",
    };
    await act(world, who, "jobRequest.answer", {
      id,
      response: "interested",
      ...offer,
      documentId: await pdfOf(world, people[who].userId),
    });
    const pair = { jobRequestId: id, companyId: people[who].ownId };
    // Whether it is an offer is written beside it; offers themselves stand with another request.
    await sql`
      update job_request_companies set offer_lines = 3, offer_version = 1
      where job_request_id = ${id} and company_id = ${people[who].ownId}`;
    const photoIds = [await image(client.userId)];
    const talk = isChosen ? words.talk : words.rejectedTalk;
    const body = isChosen ? `${talk}, ${words.numberInTalk}` : talk;
    await asClient("conversation.send", { ...pair, body, photoIds });
    const { phone, email } = nameOf(who);
    const said = await act(world, who, "conversation.send", { ...pair, body: `${talk} aussi, ${phone} ou ${email}` });
    await asClient("conversation.markRead", { ...pair, upTo: said.id });
    const more = await asClient("conversation.send", { ...pair, body: "Merci." });
    await act(world, who, "conversation.markRead", { ...pair, upTo: more.id });
    await act(world, who, "conversation.send", { ...pair, body: "Volontiers." });
    await asClient("conversation.send", { ...pair, body: "Et quand ?" });
  }
  await act(world, "declined", "jobRequest.answer", {
    id,
    response: "declined",
    declineReason: "no_capacity",
    message: words.declinedWords,
  });
  if (end === "canceled") {
    await asClient("jobRequest.cancel", { id, reason: words.cancelReason });
    await look("canceled", request);
    return request;
  }
  await look("answered", request);

  await asClient("jobRequest.decide", { id, companyId: chosen.ownId, decision: "accepted" });
  const because = { decision: "rejected", reason: "other", note: words.rejectNote };
  await asClient("jobRequest.decide", { id, companyId: rejected.ownId, ...because });
  await look("accepted", request);

  await asClient("jobRequest.markDone", { id, companyId: chosen.ownId });
  await look("done", request);
  return request;
}

/** What a job says of the answers that are due: to the companies, and to the client once they are late. */
async function promisedMails({ db, sql, people }: World, jobRequestId: string): Promise<void> {
  const [relaunch] = await sql<{ id: string }[]>`
    insert into request_relaunches (job_request_id, reason, uncovered) values (${jobRequestId}, 'missed', false) returning id`;
  await db.transaction((tx) =>
    enqueueMails(tx, [
      ...[people.chosen, people.rejected, people.declined].map(({ userId, ownId }) => ({
        kind: "answerReminder" as const,
        to: userId,
        data: { jobRequestId, companyId: ownId },
      })),
      {
        kind: "requestRelaunched",
        to: people.client.userId,
        data: { jobRequestId, relaunchId: relaunch?.id ?? "", told: "open" },
      },
    ]),
  );
}

/** A PDF that somebody sent, without its bytes; its id. */
async function pdfOf({ sql }: World, owner: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into documents (owner_id, kind, name, bytes, pages) values (${owner}, 'pdf', 'Plan.pdf', 900, 1) returning id`;
  return row?.id ?? "";
}
