import type { I18n } from "@lingui/core";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";
import type { MailContent, MailContext, MailTemplate } from "../../../mail/index.ts";
import { wordsFor } from "../access/masked-words.ts";
import { quoteFacts } from "./facts.ts";
import { answeredRequestOf, type MailedAnswer, type MailedRequest } from "./queries.ts";

/** To the client: a company answered its request, interested or declining, or took its answer back. */
export const answerReceived: MailTemplate<"answerReceived"> = async (context, data) => {
  const request = await answeredRequestOf(context.db, data);
  if (!request || request.status === JobStatus.Canceled || request.answer.clientDecision !== "none") return null;
  const mayKnow = isContactShared(context.settings["jobRequest.contactVisibility"], request.answer);
  const answer = { ...request.answer, message: wordsFor(mayKnow, request.answer.message, request.answer.contact) };
  if (answer.response === "none") return null;
  if (data.respondedAt !== undefined && data.respondedAt !== answer.respondedAt) return null;
  if (answer.response === "interested") return interested(context, request, answer);
  return (answer.withdrawn ? withdrawn : declined)(context, request, answer);
};

type Say = (context: MailContext, request: MailedRequest, answer: MailedAnswer) => MailContent;

const interested: Say = (context, request, answer) => {
  const { i18n, link } = context;
  const { id, title } = request;
  const { company } = answer;
  const { paragraphs, ...head } = (answer.firstRespondedAt === null ? opening : changed)(i18n, company, title);
  return {
    ...head,
    paragraphs: [...paragraphs, ...(answer.documentId === null ? [] : [pdfWords(i18n)])],
    facts: quoteFacts(context, request, answer),
    ...(answer.message !== null && { quote: answer.message }),
    button: {
      label: i18n.t({ id: "mail.button.compare", message: "Comparer les réponses" }),
      url: link(`/tenderer/requests/${id}`),
    },
    closing: i18n.t({
      id: "mail.answerInterested.closing",
      message: "En acceptant une réponse, vous montrez vos coordonnées à cette entreprise, et à elle seule.",
    }),
  };
};

/** That there is one: neither it nor its name leaves in a mail. */
const pdfWords = (i18n: I18n): string =>
  i18n.t({
    id: "mail.answerInterested.pdf",
    message: "Un document PDF accompagne la réponse\u00a0: vous le téléchargez sur la page de la demande.",
  });

const opening = (i18n: I18n, company: string, title: string) => ({
  subject: i18n.t({
    id: "mail.answerInterested.subject",
    message: "Nouvelle réponse\u00a0: {company}, {title}",
    values: { company, title },
  }),
  heading: i18n.t({
    id: "mail.answerInterested.heading",
    message: "{company} répond à votre demande",
    values: { company },
  }),
  paragraphs: [
    i18n.t({
      id: "mail.answerInterested.text",
      message: "L’entreprise est disponible pour «\u00a0{title}\u00a0». Voici l’essentiel de sa réponse.",
      values: { title },
    }),
  ],
});

/** Of an answer that stands in place of another one: a new version of an offer, a price, a word. */
const changed = (i18n: I18n, company: string, title: string) => ({
  subject: i18n.t({
    id: "mail.answerChanged.subject",
    message: "Réponse modifiée\u00a0: {company}, {title}",
    values: { company, title },
  }),
  heading: i18n.t({
    id: "mail.answerChanged.heading",
    message: "{company} a modifié sa réponse",
    values: { company },
  }),
  paragraphs: [
    i18n.t({
      id: "mail.answerChanged.text",
      message:
        "L’entreprise a changé sa réponse à «\u00a0{title}\u00a0». Voici ce qui vaut maintenant\u00a0; la page de la demande montre ce qui a changé.",
      values: { title },
    }),
  ],
});

const declined: Say = ({ i18n, link }, { id, title }, { company, message, declineReason }) => ({
  subject: i18n.t({
    id: "mail.answerDeclined.subject",
    message: "{company} décline votre demande\u00a0: {title}",
    values: { company, title },
  }),
  heading: i18n.t({
    id: "mail.answerDeclined.heading",
    message: "{company} décline votre demande",
    values: { company },
  }),
  paragraphs: [
    i18n.t({
      id: "mail.answerDeclined.text",
      message:
        "L’entreprise a décliné votre demande «\u00a0{title}\u00a0». Vous n’avez rien à faire\u00a0: nous vous écrivons dès qu’une autre entreprise répond.",
      values: { title },
    }),
    ...reasonWords(i18n, declineReason),
  ],
  ...(message !== null && { quote: message }),
  button: toOwnRequest(i18n, link, id),
});

const withdrawn: Say = ({ i18n, link }, { id, title }, { company, message }) => ({
  subject: i18n.t({
    id: "mail.answerWithdrawn.subject",
    message: "{company} retire sa réponse\u00a0: {title}",
    values: { company, title },
  }),
  heading: i18n.t({
    id: "mail.answerWithdrawn.heading",
    message: "{company} a retiré sa réponse",
    values: { company },
  }),
  paragraphs: [
    i18n.t({
      id: "mail.answerWithdrawn.text",
      message:
        "Sa réponse à votre demande «\u00a0{title}\u00a0» ne vaut plus. Vous n’avez rien à faire\u00a0: nous vous écrivons dès qu’une autre entreprise répond.",
      values: { title },
    }),
  ],
  ...(message !== null && { quote: message }),
  button: toOwnRequest(i18n, link, id),
});

const toOwnRequest = (i18n: I18n, link: MailContext["link"], id: string) => ({
  label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
  url: link(`/tenderer/requests/${id}`),
});

/** What a client can learn from the reason, as on its page; the other reasons are between company and platform. */
function reasonWords(i18n: I18n, reason: DeclineReason | null): string[] {
  switch (reason) {
    case "no_capacity":
      return [
        i18n.t({ id: "mail.declined.noCapacity", message: "Son planning est complet pour la période souhaitée." }),
      ];
    case "low_budget":
      return [i18n.t({ id: "mail.declined.lowBudget", message: "Le budget indiqué lui paraît trop juste." })];
    case "unclear":
      return [i18n.t({ id: "mail.declined.unclear", message: "Il lui manque des précisions pour se faire une idée." })];
    default:
      return [];
  }
}
