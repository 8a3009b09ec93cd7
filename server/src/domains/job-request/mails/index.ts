import type { MailTemplates } from "../../../mail/index.ts";
import { newRequest, questionAnswered } from "./to-admin.ts";
import { requestCanceled } from "./canceled.ts";
import { companyChosen } from "./company-chosen.ts";
import { answerReceived } from "./answer-received.ts";
import { requestForwarded, requestReceived } from "./request-received.ts";
import { precisionAsked, requestEdited } from "./changes-to-client.ts";
import { answerAccepted, answerRejected } from "./answer-decided.ts";
import { detailsAdded } from "./details-added.ts";
import { jobDone } from "./job-done.ts";
import { answerReminder, requestSent } from "./request-sent.ts";

interface AboutRequest {
  jobRequestId: string;
}

interface AboutRecipient extends AboutRequest {
  companyId: string;
}

interface AboutNote extends AboutRequest {
  noteId: string;
}

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To the client: the request is there. */
    requestReceived: AboutRequest;
    /** To each admin: a request waits to be sent to companies. */
    newRequest: AboutRequest;
    /** To a company: it may answer the request. */
    requestSent: AboutRecipient & {
      /** It was told before and has not answered. */
      reminder?: true | undefined;
    };
    /** To a company that has not answered: answers are due in a day. */
    answerReminder: AboutRecipient;
    /** To the client: a company is interested, or declined. */
    answerReceived: AboutRecipient & {
      /** When it answered: of an answer that was changed since, the change has a mail of its own. */
      respondedAt?: string | undefined;
    };
    /** To a company: the client has decided on its answer. */
    answerAccepted: AboutRecipient;
    answerRejected: AboutRecipient;
    /** To the client: how it reaches the company that it has accepted. */
    companyChosen: AboutRecipient;
    /** To the company that did the work: the client says that it is finished. */
    jobDone: AboutRecipient;
    /** To a recipient that is still in play, or to the client when an admin cancelled. */
    requestCanceled: AboutRequest;
    /** To the client: title or description was put right. */
    requestEdited: AboutNote;
    /** To the client: something is missing. */
    precisionAsked: AboutNote;
    /** To each admin: the client has answered. */
    questionAnswered: AboutNote;
    /** To the client: companies have the request. */
    requestForwarded: AboutRequest;
    /** To a recipient that is still in play: the client completed the request. */
    detailsAdded: AboutRecipient & AboutNote;
  }
}

/** How each mail about a job request is written. */
export const requestMailTemplates = {
  requestReceived,
  newRequest,
  requestSent,
  answerReminder,
  answerReceived,
  answerAccepted,
  answerRejected,
  companyChosen,
  jobDone,
  requestCanceled,
  requestEdited,
  precisionAsked,
  questionAnswered,
  requestForwarded,
  detailsAdded,
} satisfies Partial<MailTemplates>;
