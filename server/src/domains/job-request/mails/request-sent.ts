import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { answerDueInWords } from "../../../i18n/guarantee-words.ts";
import type { MailContent, MailContext, MailTemplate } from "../../../mail/index.ts";
import { answerFacts, budgetFacts, placeText, requestFacts, startWords, townOf } from "./facts.ts";
import { receivedRequestOf } from "./queries.ts";

export const requestSent: MailTemplate<"requestSent"> = (context, data) => sentMail(context, data);

/** The mail of a request once more, a day before the answers are due that its client was promised. */
export const answerReminder: MailTemplate<"answerReminder"> = (context, data) =>
  sentMail(context, { ...data, reminder: true });

async function sentMail(
  context: MailContext,
  data: { jobRequestId: string; companyId: string; reminder?: true | undefined },
): Promise<MailContent | null> {
  const { i18n, link, settings } = context;
  const request = await receivedRequestOf(context, data);
  if (request?.status !== JobStatus.Processed || request.answer.response !== "none") return null;
  const { id, title } = request;
  return {
    subject: data.reminder
      ? i18n.t({ id: "mail.requestSent.reminder", message: "Rappel\u00a0: {title}", values: { title } })
      : i18n.t({ id: "mail.requestSent.subject", message: "Nouvelle demande\u00a0: {title}", values: { title } }),
    preheader: `${placeText(context, request)} · ${startWords(i18n, request)}`,
    brief: title,
    heading: title,
    paragraphs: [
      ...(data.reminder
        ? [
            i18n.t({
              id: "mail.requestSent.waiting",
              message: "Cette demande attend encore votre réponse. Un non aide aussi\u00a0: décliner prend un instant.",
            }),
          ]
        : []),
      i18n.t({
        id: "mail.requestSent.text",
        message: "Lieu\u00a0: {place}. Cette demande correspond à vos prestations et à votre zone.",
        values: { place: townOf(context, request) },
      }),
      ...expectedBy(context, request.due),
    ],
    facts: [...requestFacts(context, request), ...budgetFacts(context, request), ...answerFacts(context, request)],
    button: {
      label: i18n.t({ id: "mail.button.answer", message: "Voir et répondre" }),
      url: link(`/company/requests/${id}`),
    },
    closing: isContactShared(settings["jobRequest.contactVisibility"], { clientDecision: "none" })
      ? i18n.t({
          id: "mail.requestSent.contactNow",
          message: "Les coordonnées du client sont sur la page de la demande.",
        })
      : i18n.t({
          id: "mail.requestSent.contactLater",
          message: "Le nom et le téléphone du client s’affichent dès qu’il accepte votre réponse.",
        }),
  };
}

/** Said while it is still ahead. */
const expectedBy = (context: MailContext, due: string | null): string[] =>
  due === null || Date.parse(due) < Date.now() ? [] : [answerDueInWords(context, due)];
