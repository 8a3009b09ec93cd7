import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { requestFacts } from "./facts.ts";
import { receivedRequestOf } from "./queries.ts";
import type { I18n } from "@lingui/core";
import type { RejectReason } from "@metiro/shared/job-request/response";

export const answerAccepted: MailTemplate<"answerAccepted"> = async (context, data) => {
  const { i18n, link } = context;
  const request = await receivedRequestOf(context, data);
  if (request?.status !== JobStatus.Processed || request.answer.clientDecision !== "accepted") return null;
  const { id, title } = request;
  return {
    subject: i18n.t({
      id: "mail.answerAccepted.subject",
      message: "Votre réponse est acceptée\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.answerAccepted.heading", message: "Votre réponse est acceptée" }),
    paragraphs: [
      i18n.t({
        id: "mail.answerAccepted.text",
        message: "Le client accepte votre réponse à «\u00a0{title}\u00a0».",
        values: { title },
      }),
      i18n.t({
        id: "mail.answerAccepted.next",
        message:
          "Ses coordonnées sont maintenant sur la page de la demande. Prenez contact pour convenir d’une visite.",
      }),
    ],
    facts: requestFacts(context, request),
    button: {
      label: i18n.t({ id: "mail.button.contact", message: "Voir les coordonnées" }),
      url: link(`/company/requests/${id}`),
    },
  };
};

export const answerRejected: MailTemplate<"answerRejected"> = async (context, data) => {
  const { i18n, link } = context;
  const request = await receivedRequestOf(context, data);
  if (request?.status !== JobStatus.Processed || request.answer.clientDecision !== "rejected") return null;
  const { id, title } = request;
  const { rejectReason, rejectNote } = request.answer;
  return {
    subject: i18n.t({
      id: "mail.answerRejected.subject",
      message: "Votre réponse n’est pas retenue\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.answerRejected.heading", message: "Votre réponse n’est pas retenue" }),
    paragraphs: [
      rejectReason === "otherCompany"
        ? i18n.t({
            id: "mail.answerRejected.otherCompany",
            message:
              "Merci d’avoir répondu à «\u00a0{title}\u00a0». Le client a choisi une autre entreprise cette fois-ci. Vous n’avez rien à faire. S’il change d’avis, nous vous écrivons.",
            values: { title },
          })
        : i18n.t({
            id: "mail.answerRejected.text",
            message:
              "Le client ne retient pas votre réponse à «\u00a0{title}\u00a0». Vous n’avez rien à faire. S’il change d’avis, nous vous écrivons.",
            values: { title },
          }),
    ],
    ...(rejectReason !== null && {
      facts: [
        {
          label: i18n.t({ id: "mail.fact.rejectReason", message: "Raison indiquée" }),
          value: rejectReasonWords(i18n)[rejectReason],
        },
      ],
    }),
    ...(rejectNote !== null && {
      quoteLead: i18n.t({ id: "mail.answerRejected.note", message: "Son message\u00a0:" }),
      quote: rejectNote,
    }),
    button: {
      label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
      url: link(`/company/requests/${id}`),
    },
  };
};

/** Why a client did not take an answer, as the company reads it. */
const rejectReasonWords = (i18n: I18n): Record<RejectReason, string> => ({
  price: i18n.t({ id: "rejectReason.price", message: "Le prix est trop élevé" }),
  timing: i18n.t({ id: "rejectReason.timing", message: "Le délai ne convient pas" }),
  otherCompany: i18n.t({ id: "rejectReason.otherCompany", message: "Une autre entreprise a été choisie" }),
  tooVague: i18n.t({ id: "rejectReason.tooVague", message: "La réponse n’était pas assez précise" }),
  postponed: i18n.t({ id: "rejectReason.postponed", message: "Les travaux sont reportés ou abandonnés" }),
  other: i18n.t({ id: "rejectReason.other", message: "Autre raison" }),
});
