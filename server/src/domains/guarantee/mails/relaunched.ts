import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import { and, eq } from "drizzle-orm";
import { jobRequests, requestGuarantees, requestRelaunches } from "../../../db/schema/index.ts";
import { guaranteeText } from "../../../i18n/guarantee-words.ts";
import type { MailContent, MailContext, MailTemplate } from "../../../mail/index.ts";

interface Facts {
  id: string;
  title: string;
  reason: (typeof requestRelaunches.$inferSelect)["reason"];
  sentTo: number;
  due: string | null;
  promised: number | null;
}

/** What is done about answers that are missing. Not said any more where it is over by the time that the mail leaves. */
export const requestRelaunched: MailTemplate<"requestRelaunched"> = async (context, data) => {
  const [row] = await context.db
    .select({
      id: jobRequests.id,
      title: jobRequests.title,
      status: jobRequests.status,
      doneAt: jobRequests.doneAt,
      reason: requestRelaunches.reason,
      uncovered: requestRelaunches.uncovered,
      end: requestRelaunches.end,
      sentTo: requestRelaunches.sentTo,
      due: requestGuarantees.currentDueAt,
      promised: requestGuarantees.answers,
    })
    .from(requestRelaunches)
    .innerJoin(jobRequests, eq(jobRequests.id, requestRelaunches.jobRequestId))
    .leftJoin(requestGuarantees, eq(requestGuarantees.jobRequestId, jobRequests.id))
    .where(and(eq(requestRelaunches.id, data.relaunchId), eq(jobRequests.id, data.jobRequestId)));
  if (!row || !isUnderWay(row)) return null;
  if (data.told !== (row.end ?? "open")) return null;
  const facts = { ...row, sentTo: row.sentTo ?? 0 };
  if (data.told === "sent") return sentOn(context, facts);
  return data.told === "dismissed" || row.uncovered ? nobodyLeft(context, facts) : onItsWay(context, facts);
};

const buttonOf = ({ i18n, link }: MailContext, { id }: Facts): Pick<MailContent, "button"> => ({
  button: {
    label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
    url: link(`/tenderer/requests/${id}`),
  },
});

function onItsWay(context: MailContext, facts: Facts): MailContent {
  const { i18n } = context;
  const { title } = facts;
  return {
    subject: i18n.t({
      id: "mail.relaunched.open.subject",
      message: "Votre demande repart vers d’autres entreprises\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.relaunched.open.heading",
      message: "Votre demande repart vers d’autres entreprises",
    }),
    paragraphs: [
      i18n.t({
        id: "mail.relaunched.open.text",
        message:
          "Nous vous avions promis une réponse à «\u00a0{title}\u00a0», et elle n’est pas venue à temps. Nous choisissons d’autres entreprises et nous vous écrivons dès qu’elles l’ont. Vous n’avez rien à faire.",
        values: { title },
      }),
    ],
    ...buttonOf(context, facts),
  };
}

function sentOn(context: MailContext, facts: Facts): MailContent {
  const { i18n } = context;
  const { title, sentTo: count, due, promised } = facts;
  return {
    subject: i18n.t({
      id: "mail.relaunched.sent.subject",
      message: "Votre demande est envoyée à d’autres entreprises\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.relaunched.sent.heading",
      message:
        "{count, plural, one {Une entreprise de plus a reçu votre demande} other {# entreprises de plus ont reçu votre demande}}",
      values: { count },
    }),
    paragraphs: [
      i18n.t({
        id: "mail.relaunched.sent.text",
        message: "Nous avons élargi l’envoi de «\u00a0{title}\u00a0». Nous vous écrivons à chaque réponse.",
        values: { title },
      }),
      ...(due === null || promised === null ? [] : [guaranteeText(context, { due, answers: promised })]),
    ],
    ...buttonOf(context, facts),
  };
}

function nobodyLeft(context: MailContext, facts: Facts): MailContent {
  const { i18n } = context;
  const { title } = facts;
  return {
    subject: i18n.t({
      id: "mail.relaunched.nobody.subject",
      message: "Il n’y a pas d’autre entreprise pour votre demande\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.relaunched.nobody.heading",
      message: "Il n’y a pas d’autre entreprise pour votre demande",
    }),
    paragraphs: [
      i18n.t({
        id: "mail.relaunched.nobody.why",
        message:
          "Toutes les entreprises qui proposent cette prestation dans votre district ont déjà reçu «\u00a0{title}\u00a0». Elles peuvent encore répondre, et nous vous écrivons si c’est le cas.",
        values: { title },
      }),
      i18n.t({
        id: "mail.relaunched.nobody.what",
        message:
          "Ce que vous pouvez faire\u00a0: ajouter des précisions ou des photos, ou refaire la demande avec une autre date, une autre prestation ou un lieu voisin. Ou répondez à cet e-mail, et nous cherchons avec vous.",
      }),
    ],
    ...buttonOf(context, facts),
  };
}
