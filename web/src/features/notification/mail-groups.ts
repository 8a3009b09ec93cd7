import { type Reader, type SwitchableMail, switchableFor } from "@metiro/shared/notification/mails";

const mailGroupNames = ["requests", "answers", "afterwards"] as const;
export type MailGroup = (typeof mailGroupNames)[number];

/** What each mail is about. */
const groupOf: Record<SwitchableMail, MailGroup> = {
  requestSent: "requests",
  answerReminder: "requests",
  detailsAdded: "requests",
  requestReceived: "requests",
  requestForwarded: "requests",
  requestRelaunched: "requests",
  requestEdited: "requests",
  precisionAsked: "requests",
  requestCanceled: "requests",
  answerReceived: "answers",
  messageReceived: "answers",
  answerAccepted: "answers",
  answerRejected: "answers",
  amendmentProposed: "answers",
  amendmentDecided: "answers",
  jobDone: "afterwards",
  reviewAsked: "afterwards",
  subscriptionEnds: "afterwards",
};

/** The mails of a reader by what they are about; a group without any is left out. */
export const mailGroups = (reader: Reader): { group: MailGroup; kinds: SwitchableMail[] }[] =>
  mailGroupNames.flatMap((group) => {
    const kinds = switchableFor(reader).filter((kind) => groupOf[kind] === group);
    return kinds.length > 0 ? [{ group, kinds }] : [];
  });
