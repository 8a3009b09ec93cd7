import { formatDay } from "@metiro/shared/text/format";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { answerFacts, budgetFacts, placeOf, requestFacts, startWords, townOf } from "./facts.ts";
import { noteOf, receivedRequestOf } from "./queries.ts";
import { rejectReasonWords } from "./reject-reasons.ts";

export const requestSent: MailTemplate<"requestSent"> = async (context, data) => {
  const { i18n, link, settings } = context;
  const request = await receivedRequestOf(context, data);
  if (request?.status !== JobStatus.Processed || request.answer.response !== "none") return null;
  const { id, title } = request;
  return {
    subject: i18n.t({ id: "mail.requestSent.subject", message: "Nouvelle demande\u00a0: {title}", values: { title } }),
    preheader: `${placeOf(context, request)} · ${startWords(i18n, request)}`,
    brief: title,
    heading: title,
    paragraphs: [
      i18n.t({
        id: "mail.requestSent.text",
        message: "Lieu\u00a0: {place}. Cette demande correspond à vos prestations et à votre zone.",
        values: { place: townOf(context, request) },
      }),
    ],
    facts: [...requestFacts(context, request), ...budgetFacts(context, request), ...answerFacts(context, request)],
    button: {
      label: i18n.t({ id: "mail.button.answer", message: "Voir et répondre" }),
      url: link(`/company/requests/${id}`),
    },
    closing:
      settings["jobRequest.contactVisibility"] === "sent"
        ? i18n.t({
            id: "mail.requestSent.contactNow",
            message: "Les coordonnées du client sont sur la page de la demande.",
          })
        : i18n.t({
            id: "mail.requestSent.contactLater",
            message: "Le nom et le téléphone du client s’affichent dès qu’il accepte votre réponse.",
          }),
  };
};

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

export const jobDone: MailTemplate<"jobDone"> = async (context, data) => {
  const { i18n, link } = context;
  const request = await receivedRequestOf(context, data);
  if (!request?.doneOn || request.doneCompanyId !== data.companyId) return null;
  const { id, title, doneOn } = request;
  return {
    subject: i18n.t({ id: "mail.jobDone.subject", message: "Travail terminé\u00a0: {title}", values: { title } }),
    brief: title,
    heading: i18n.t({ id: "mail.jobDone.heading", message: "Le client indique que le travail est terminé" }),
    paragraphs: [
      i18n.t({
        id: "mail.jobDone.text",
        message:
          "Selon le client, vous avez terminé «\u00a0{title}\u00a0» le {day}. Merci\u00a0! Ce travail compte désormais parmi ceux que vous avez réalisés.",
        values: { title, day: formatDay(doneOn) },
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
      url: link(`/company/requests/${id}`),
    },
  };
};

/** What was added is not told: a mail is no place for it, and what may be read of it changes. */
export const detailsAdded: MailTemplate<"detailsAdded"> = async (context, data) => {
  const { db, i18n, link } = context;
  const [request, note] = await Promise.all([receivedRequestOf(context, data), noteOf(db, data)]);
  if (!note || request?.status !== JobStatus.Processed) return null;
  if (request.answer.response === "declined" || request.answer.clientDecision === "rejected") return null;
  const { id, title } = request;
  return {
    subject: i18n.t({
      id: "mail.detailsAdded.subject",
      message: "Le client précise sa demande\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.detailsAdded.heading", message: "Le client a ajouté une précision" }),
    paragraphs: [
      request.answer.response === "none"
        ? i18n.t({
            id: "mail.detailsAdded.text",
            message: "Le client complète «\u00a0{title}\u00a0». Lisez sa précision avant de répondre.",
            values: { title },
          })
        : i18n.t({
            id: "mail.detailsAdded.answered",
            message:
              "Le client complète «\u00a0{title}\u00a0», à laquelle vous avez répondu. Regardez si votre réponse tient toujours.",
            values: { title },
          }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
      url: link(`/company/requests/${id}`),
    },
  };
};
