import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { MailTemplate } from "../../../mail/index.ts";
import { requestWithoutContact } from "../access/masked-words.ts";
import { requestOf } from "./queries.ts";
import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";

/** One kind for both readers: a company that need not answer any more, a client whose request an admin cancelled. */
export const requestCanceled: MailTemplate<"requestCanceled"> = async (
  { db, i18n, link, recipient, settings },
  data,
) => {
  const request = await requestOf(db, data);
  if (request?.status !== JobStatus.Canceled) return null;
  const isClient = recipient.role === "Tenderer";
  // Told to all of them alike, those that may know how to reach the client among them.
  const mayKnow = isClient || isContactShared(settings["jobRequest.contactVisibility"], { clientDecision: "none" });
  const { id, title, cancelReason } = mayKnow ? request : requestWithoutContact(request);
  return {
    subject: isClient
      ? i18n.t({
          id: "mail.ownRequestCanceled.subject",
          message: "Votre demande est annulée\u00a0: {title}",
          values: { title },
        })
      : i18n.t({ id: "mail.requestCanceled.subject", message: "Demande annulée\u00a0: {title}", values: { title } }),
    brief: title,
    heading: isClient
      ? i18n.t({ id: "mail.ownRequestCanceled.heading", message: "Votre demande est annulée" })
      : i18n.t({ id: "mail.requestCanceled.heading", message: "La demande est annulée" }),
    paragraphs: [
      isClient
        ? i18n.t({
            id: "mail.ownRequestCanceled.text",
            message:
              "Nous avons annulé votre demande «\u00a0{title}\u00a0». Si vous avez une question, répondez à cet e-mail.",
            values: { title },
          })
        : i18n.t({
            id: "mail.requestCanceled.text",
            message: "«\u00a0{title}\u00a0» est annulée. Vous n’avez plus rien à faire.",
            values: { title },
          }),
      ...(cancelReason === null
        ? []
        : [i18n.t({ id: "mail.requestCanceled.reason", message: "Le motif indiqué\u00a0:" })]),
    ],
    ...(cancelReason !== null && { quote: cancelReason }),
    button: isClient
      ? {
          label: i18n.t({ id: "mail.button.ownRequest", message: "Voir ma demande" }),
          url: link(`/tenderer/requests/${id}`),
        }
      : {
          label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
          url: link(`/company/requests/${id}`),
        },
  };
};
