import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { budgetFacts, placeText, requestFacts, startWords } from "./facts.ts";
import { noteOf, requestOf } from "./queries.ts";

export const newRequest: MailTemplate<"newRequest"> = async (context, data) => {
  const { db, i18n, link } = context;
  const request = await requestOf(db, data);
  if (request?.status !== JobStatus.Active) return null;
  const { id, number, title } = request;
  return {
    subject: i18n.t({
      id: "mail.newRequest.subject",
      message: "Offre {number} à transmettre\u00a0: {title}",
      values: { number, title },
    }),
    preheader: `${placeText(context, request)} · ${startWords(i18n, request)}`,
    heading: title,
    paragraphs: [
      i18n.t({
        id: "mail.newRequest.text",
        message: "L’offre {number} vient d’arriver. Relisez-la, puis transmettez-la à des entreprises.",
        values: { number },
      }),
    ],
    facts: [...requestFacts(context, request), ...budgetFacts(context, request)],
    button: {
      label: i18n.t({ id: "mail.button.dispatch", message: "Ouvrir l’offre" }),
      url: link(`/admin/jobs/${id}`),
    },
  };
};

export const questionAnswered: MailTemplate<"questionAnswered"> = async ({ db, i18n, link }, data) => {
  const note = await noteOf(db, data);
  if (!note || note.answeredAt === null || note.status === JobStatus.Canceled) return null;
  const { id, number, title } = note;
  return {
    subject: i18n.t({
      id: "mail.questionAnswered.subject",
      message: "Offre {number}, le client a répondu\u00a0: {title}",
      values: { number, title },
    }),
    heading: i18n.t({ id: "mail.questionAnswered.heading", message: "Le client a répondu à votre question" }),
    paragraphs: [
      i18n.t({
        id: "mail.questionAnswered.text",
        message:
          "Sa réponse est sur la page de l’offre {number}, avec ses photos s’il en a joint. La question était\u00a0:",
        values: { number },
      }),
    ],
    quote: note.text,
    button: {
      label: i18n.t({ id: "mail.button.dispatch", message: "Ouvrir l’offre" }),
      url: link(`/admin/jobs/${id}`),
    },
  };
};
