import {
  exportMailsInput,
  failedMail,
  failedMailPage,
  heldMail,
  heldMailPage,
  mailListInput,
  mailText,
  retriedMails,
  retryMailsInput,
  sentMail,
  sentMailListInput,
  sentMailPage,
  waitingMail,
  waitingMailPage,
} from "@metiro/shared/mail/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const kind = ["Kind of the mail: which of the platform's mails it is.", "requestSent"] as const;
const search = [
  "Beginnings of the words of the recipient's name, a part of its e-mail address, or the number of the request that the mail is about.",
  "rochat",
] as const;
const request = ["The request that the mail is about; absent where it is about none, or the request is gone."] as const;
const outcome = [
  "What became of the mail: `sent`, told in a mail of the day (`digested`), needless by then (`skipped`), or not wanted by its reader (`off`).",
  "sent",
] as const;

export const mailDocs: readonly Documented[] = [
  document(failedMail, "FailedMail", {
    id: common.id,
    kind,
    recipient: common.recipient,
    request,
    reason: [
      "Why the last try failed: codes of the connection or of the mail server.",
      { code: "ESOCKET", command: "CONN" },
    ],
    attempts: ["How often sending the mail was tried.", 19],
    createdAt: common.createdAt,
    failedAt: ["When the last try failed and the mail was given up: ISO 8601, UTC."],
  }),
  document(inside(heldMail.shape.recipient), {
    id: common.id,
    email: common.email,
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(inside(heldMail.shape.request), {
    id: common.id,
    number: ["Number of the request, as people read it.", "2026-000123"],
    title: ["Title of the request.", "Refaire la salle de bains"],
  }),
  document(failedMailPage, "FailedMailPage", common.page),
  document(waitingMail, "WaitingMail", {
    id: common.id,
    kind,
    recipient: common.recipient,
    request,
    state: [
      "`due`: the mail is to be sent now; `sending`: it is being sent; `paused`: it waits for its next try after a failure.",
      "paused",
    ],
    reason: ["Why the last try failed; absent before the first.", { code: "ESOCKET", command: "CONN" }],
    attempts: ["How often sending the mail was tried.", 19],
    createdAt: common.createdAt,
    dueAt: ["When the next try is due: ISO 8601, UTC."],
  }),
  document(waitingMailPage, "WaitingMailPage", common.page),
  document(heldMail, "HeldMail", {
    id: common.id,
    kind,
    recipient: common.recipient,
    request,
    why: [
      "What the mail waits for: the mail of the day (`daily`), or the end of the recipient's quiet hours (`quiet`).",
      "daily",
    ],
    createdAt: common.createdAt,
    dueAt: ["Until when the mail waits: ISO 8601, UTC."],
  }),
  document(heldMailPage, "HeldMailPage", common.page),
  document(sentMail, "SentMail", {
    id: common.id,
    kind,
    recipient: common.recipient,
    request,
    outcome,
    at: ["When it was sent, or found to be needless or unwanted: ISO 8601, UTC."],
    canResend: ["Whether it can be sent again: not where it carried a code or a personal link, nor a mail of the day."],
  }),
  document(sentMailPage, "SentMailPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(sentMailListInput, {
    ...common.paging,
    kind: ["Only mails of this kind, at most {max} characters.", "requestSent"],
    search,
    userId: ["Only mails to this account."],
    outcome,
  }),
  document(mailText, "MailText", {
    id: common.id,
    kind,
    withheld: ["Whether it carried a code or a personal link and is done with, so that nothing of it is kept."],
    recipient: common.recipient,
    content: ["The text of the mail; absent when there is nothing to say any more, so that no mail is sent."],
  }),
  document(inside(mailText.shape.content), {
    subject: ["Subject line of the mail.", "Votre demande est arrivée"],
    heading: ["Title above the text.", "Votre demande est arrivée"],
    greeting: ["Salutation of the recipient.", "Bonjour Anne,"],
    paragraphs: ["Paragraphs of the text, in order.", ["Nous la relisons, puis nous la transmettons."]],
    facts: ["Facts that are listed under the text."],
    quoteLead: ["Sentence that introduces the quotation."],
    quote: ["Words of another person that the mail quotes."],
    sections: ["Groups of news in the mail of the day; absent in other mails."],
    button: ["The link of the mail, drawn as a button; absent where there is none."],
    closing: ["Closing sentence."],
    footer: [
      "Footer: who writes, and why this person gets the mail.",
      ["Vous recevez cet e-mail parce que vous avez un compte sur Metiro."],
    ],
  }),
  document(inside(inside(mailText.shape.content).shape.facts), {
    label: ["Name of the fact.", "Code"],
    value: ["Value of the fact; a secret code is shown as dots.", "••••••"],
  }),
  document(inside(inside(mailText.shape.content).shape.sections), {
    heading: ["Heading of the group.", "Nouvelles demandes"],
    items: ["The news of the group, one entry each."],
  }),
  document(inside(inside(inside(mailText.shape.content).shape.sections).shape.items), {
    text: ["What the entry is about, such as the title of a request.", "Repeindre le salon"],
    note: ["Second line of the entry, such as the place.", "1003 Lausanne · Dès que possible"],
    url: ["Address of the page that the entry leads to.", "https://metiro.ch/company"],
  }),
  document(inside(inside(mailText.shape.content).shape.button), {
    label: ["Words on the button.", "Voir la demande"],
    url: ["Address of the link; a secret token in it is shown as dots.", "https://metiro.ch/tenderer"],
  }),
  document(mailListInput, {
    ...common.paging,
    kind: ["Only mails of this kind, at most {max} characters.", "requestSent"],
    search,
  }),
  document(retryMailsInput, {
    kind: ["Only mails of this kind, at most {max} characters.", "requestSent"],
    search,
    ids: ["Ids of the mails to try again, at most {max}; absent: all mails that match the filters."],
  }),
  document(retriedMails, {
    count: ["How many mails are tried again.", 3],
  }),
  document(exportMailsInput, {
    kind: ["Only mails of this kind, at most {max} characters.", "requestSent"],
    search,
    view: [
      "Which list: mails that were given up (`failed`), are on their way (`waiting`) or are held back by their readers' choice (`held`).",
      "failed",
    ],
  }),
];
