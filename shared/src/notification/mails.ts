import type { Role } from "../roles.ts";

/** How a mail reaches its reader: by itself and at once, with the others in the mail of the day, or not at all. */
export const mailChoices = ["atOnce", "daily", "off"] as const;
export type MailChoice = (typeof mailChoices)[number];

/** Who has an inbox of requests and answers, and so a choice. */
export const readers = ["Company", "Tenderer"] as const satisfies readonly Role[];
export type Reader = (typeof readers)[number];

interface Switchable {
  readers: readonly Reader[];
  /** Whether one may do without: not with what one has to act upon, or would be wrong not to know. */
  dispensable: boolean;
  /** Whether a device may be told of it too: what one acts upon, or waits for. */
  push?: true;
}

/**
 * The kinds of mail whose reader chooses how they come, in the order of the screen. Codes, invitations and what admins are
 * told are not among them: they always leave at once.
 */
const switchable = {
  requestSent: { readers: ["Company"], dispensable: true, push: true },
  answerReminder: { readers: ["Company"], dispensable: true, push: true },
  answerReceived: { readers: ["Tenderer"], dispensable: true, push: true },
  messageReceived: { readers: ["Company", "Tenderer"], dispensable: true, push: true },
  requestForwarded: { readers: ["Tenderer"], dispensable: true },
  requestRelaunched: { readers: ["Tenderer"], dispensable: true, push: true },
  amendmentProposed: { readers: ["Tenderer"], dispensable: false, push: true },
  precisionAsked: { readers: ["Tenderer"], dispensable: false, push: true },
  detailsAdded: { readers: ["Company"], dispensable: true },
  answerAccepted: { readers: ["Company"], dispensable: false, push: true },
  answerRejected: { readers: ["Company"], dispensable: true, push: true },
  amendmentDecided: { readers: ["Company"], dispensable: false, push: true },
  jobDone: { readers: ["Company"], dispensable: true },
  reviewAsked: { readers: ["Tenderer"], dispensable: true },
  requestReceived: { readers: ["Tenderer"], dispensable: true },
  requestEdited: { readers: ["Tenderer"], dispensable: false },
  requestCanceled: { readers: ["Company", "Tenderer"], dispensable: false },
  subscriptionEnds: { readers: ["Company"], dispensable: false },
} as const satisfies Record<string, Switchable>;

export type SwitchableMail = keyof typeof switchable;

/** The kinds of which a device may be told. */
export type PushMail = {
  [Kind in SwitchableMail]: (typeof switchable)[Kind] extends { push: true } ? Kind : never;
}[SwitchableMail];

export const switchableMails = Object.keys(switchable) as readonly SwitchableMail[];

const rowOf = (kind: string): Switchable | undefined =>
  Object.hasOwn(switchable, kind) ? switchable[kind as SwitchableMail] : undefined;

/** Whether a reader chooses how mails of this kind come. */
export const isSwitchable = (kind: string, role: Role): kind is SwitchableMail =>
  rowOf(kind)?.readers.some((reader) => reader === role) ?? false;

export const isDispensable = (kind: SwitchableMail): boolean => rowOf(kind)?.dispensable ?? false;

export const switchableFor = (role: Role): SwitchableMail[] =>
  switchableMails.filter((kind) => isSwitchable(kind, role));

/** Whether a device of a reader may be told of mails of this kind. */
export const isPushable = (kind: string, role: Role): kind is PushMail =>
  isSwitchable(kind, role) && rowOf(kind)?.push === true;

export const pushMails = switchableMails.filter((kind): kind is PushMail => rowOf(kind)?.push === true);
