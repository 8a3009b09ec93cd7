import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { noteOf, receivedRequestOf } from "./queries.ts";

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
