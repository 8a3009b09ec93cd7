import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { guaranteeTextIfSentToday, guaranteeText } from "../../../i18n/guarantee-words.ts";
import type { MailTemplate } from "../../../mail/index.ts";
import { requestFacts } from "./facts.ts";
import { recipientCountOf, requestOf } from "./queries.ts";

export const requestReceived: MailTemplate<"requestReceived"> = async (context, data) => {
  const { db, i18n, link, settings } = context;
  const request = await requestOf(db, data);
  if (!request || request.status === JobStatus.Canceled) return null;
  const { id, number, title } = request;
  return {
    subject: i18n.t({
      id: "mail.requestReceived.subject",
      message: "Votre demande est bien reçue\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.requestReceived.heading", message: "Votre demande est bien reçue" }),
    preheader: i18n.t({
      id: "mail.requestReceived.preheader",
      message: "Nous la relisons, puis nous l’envoyons à des entreprises.",
    }),
    paragraphs: [
      i18n.t({
        id: "mail.requestReceived.next",
        message:
          "Nous relisons «\u00a0{title}\u00a0», puis nous envoyons votre demande à des entreprises de votre région. Nous vous écrivons dès la première réponse.",
        values: { title },
      }),
      guaranteeTextIfSentToday(context, {
        due: guaranteeDeadline(new Date(), settings["guarantee.hours"]).due.toISOString(),
        answers: settings["guarantee.answers"],
      }),
    ],
    facts: [
      { label: i18n.t({ id: "mail.fact.number", message: "Numéro" }), value: number },
      ...requestFacts(context, request),
    ],
    button: {
      label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
      url: link(`/tenderer/requests/${id}`),
    },
    closing: i18n.t({
      id: "mail.requestReceived.closing",
      message: "Gratuit et sans engagement. Vous pouvez annuler à tout moment.",
    }),
  };
};

/** Once, when the first companies have it. */
export const requestForwarded: MailTemplate<"requestForwarded"> = async (context, data) => {
  const { db, i18n, link } = context;
  const request = await requestOf(db, data);
  if (request?.status !== JobStatus.Processed) return null;
  const { id, title } = request;
  const count = await recipientCountOf(db, data);
  return {
    subject: i18n.t({
      id: "mail.requestForwarded.subject",
      message: "Votre demande est envoyée\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.requestForwarded.heading",
      message:
        "{count, plural, one {Votre demande est envoyée à une entreprise} other {Votre demande est envoyée à # entreprises}}",
      values: { count },
    }),
    paragraphs: [
      i18n.t({
        id: "mail.requestForwarded.text",
        message:
          "Nous avons relu «\u00a0{title}\u00a0» et nous l’avons envoyée. Nous vous écrivons à chaque réponse\u00a0; vous comparez, puis vous choisissez.",
        values: { title },
      }),
      ...(request.due === null || request.promised === null
        ? []
        : [guaranteeText(context, { due: request.due, answers: request.promised })]),
      i18n.t({
        id: "mail.requestForwarded.add",
        message:
          "Vous avez oublié quelque chose\u00a0? Ajoutez une précision ou des photos sur la page de votre demande.",
      }),
    ],
    facts: requestFacts(context, request),
    button: {
      label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
      url: link(`/tenderer/requests/${id}`),
    },
  };
};
