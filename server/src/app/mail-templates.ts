import { backupMails } from "../backup/mails.ts";
import { type CodeWords, hiddenCodes } from "../domains/auth/index.ts";
import { apiKeyMails, authMails, secondFactorMails, sessionMails } from "../domains/auth/mails/index.ts";
import { conversationMails } from "../domains/conversation/mails/index.ts";
import { requestMailTemplates } from "../domains/job-request/mails/index.ts";
import { guaranteeMails } from "../domains/guarantee/mails/index.ts";
import { offerMails } from "../domains/offer/mails/index.ts";
import { proofMails } from "../domains/proof/mails/index.ts";
import { reportMails } from "../domains/report/mails/index.ts";
import { reviewMails } from "../domains/review/mails/index.ts";
import { correctionMails, dailyDigest } from "../domains/notification/index.ts";
import { subscriptionMails } from "../domains/subscription/mails/index.ts";
import { webhookMails } from "../domains/webhook/mails.ts";
import type { MailTemplates } from "../mail/index.ts";

/** What of other people's secrets a mail tells. */
interface Secrets {
  codes: CodeWords;
  /** What those who talk to each other have written. */
  messages: "shown" | "redacted";
}

/** How every kind of mail is written. A kind without its template is a type error here. */
export const mailTemplates = ({ codes, messages }: Secrets): MailTemplates => {
  const single = {
    ...authMails(codes),
    ...sessionMails,
    ...secondFactorMails,
    ...apiKeyMails,
    ...conversationMails(messages),
    ...requestMailTemplates,
    ...guaranteeMails,
    ...offerMails,
    ...proofMails,
    ...reportMails,
    ...reviewMails,
    ...subscriptionMails,
    ...correctionMails,
    ...backupMails,
    ...webhookMails,
  };
  return { ...single, dailyDigest: dailyDigest(single) };
};

/**
 * The templates of what the back office may look at, without the codes and the words of a conversation: who may read mails may not
 * sign in as their reader, nor listen.
 */
export const previewTemplates = mailTemplates({ codes: hiddenCodes, messages: "redacted" });
