import { jobCan, JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { localizedName } from "./facts.ts";
import { noteOf } from "./queries.ts";

/** What an admin put right in a request, and why. */
export const requestEdited: MailTemplate<"requestEdited"> = async ({ db, i18n, lang, link }, data) => {
  const note = await noteOf(db, data);
  if (!note || note.status === JobStatus.Canceled) return null;
  const { id, title, after } = note;
  return {
    subject: i18n.t({
      id: "mail.requestEdited.subject",
      message: "Votre demande est corrigée\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.requestEdited.heading", message: "Nous avons corrigé votre demande" }),
    paragraphs: [
      i18n.t({
        id: "mail.requestEdited.text",
        message:
          "En relisant «\u00a0{title}\u00a0», nous avons changé ce qui suit avant de transmettre votre demande à des entreprises. Si quelque chose n’est pas juste, répondez à cet e-mail.",
        values: { title },
      }),
    ],
    quoteLead: i18n.t({ id: "mail.requestEdited.reason", message: "La raison\u00a0:" }),
    quote: note.text,
    facts: [
      ...(after?.title === undefined
        ? []
        : [{ label: i18n.t({ id: "mail.fact.newTitle", message: "Nouveau titre" }), value: after.title }]),
      ...(after?.description === undefined
        ? []
        : [
            {
              label: i18n.t({ id: "mail.fact.newDescription", message: "Nouvelle description" }),
              value: after.description,
            },
          ]),
      ...(after?.subcategory === undefined
        ? []
        : [
            {
              label: i18n.t({ id: "mail.fact.newService", message: "Nouvelle prestation" }),
              value: localizedName(lang, after.subcategory),
            },
          ]),
      ...(after?.subregion === undefined
        ? []
        : [
            {
              label: i18n.t({ id: "mail.fact.newDistrict", message: "Nouveau district" }),
              value: localizedName(lang, after.subregion),
            },
          ]),
    ],
    button: {
      label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
      url: link(`/tenderer/requests/${id}`),
    },
  };
};

/** What an admin wants to know before, or after, companies have the request. It is answered in the request, not by mail. */
export const precisionAsked: MailTemplate<"precisionAsked"> = async ({ db, i18n, link }, data) => {
  const note = await noteOf(db, data);
  if (!note || note.answeredAt !== null || !jobCan("answerQuestion", "Tenderer", note)) return null;
  const { id, number, title } = note;
  return {
    subject: i18n.t({
      id: "mail.precisionAsked.subject",
      message: "Une question sur votre demande\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.precisionAsked.heading", message: "Il nous manque une précision" }),
    paragraphs: [
      i18n.t({
        id: "mail.precisionAsked.text",
        message: "Nous avons relu «\u00a0{title}\u00a0» (n° {number}) et nous avons une question\u00a0:",
        values: { title, number },
      }),
    ],
    quote: note.text,
    button: {
      label: i18n.t({ id: "mail.button.answerQuestion", message: "Répondre à la question" }),
      url: link(`/tenderer/requests/${id}`),
    },
    closing: i18n.t({
      id: "mail.precisionAsked.inRequest",
      message: "Répondez sur la page de votre demande. Vous pouvez y joindre des photos.",
    }),
  };
};
