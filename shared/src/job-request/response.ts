import type { DeclineReason } from "../company/decline-reasons.ts";
export const companyResponses = ["none", "interested", "declined"] as const;
export type CompanyResponse = (typeof companyResponses)[number];

export const clientDecisions = ["none", "accepted", "rejected"] as const;
export type ClientDecision = (typeof clientDecisions)[number];

/** Why a client does not take an answer; none of them has to be given. */
export const rejectReasons = ["price", "timing", "otherCompany", "tooVague", "postponed", "other"] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const priceUnits = ["total", "hour", "day", "m2"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What a company says of seeing the place before it commits itself: it proposes to come, has been there, has to come, or need not. */
export const visits = ["offered", "done", "required", "unneeded"] as const;
export type Visit = (typeof visits)[number];

/** Those that say something by themselves: there is a visit to agree on, or there was one. */
const tellingVisits: readonly Visit[] = ["offered", "done", "required"];

interface Said {
  message?: string | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
  visit?: Visit | "" | undefined;
  documentId?: string | undefined;
}

/** Whether an offer says something: words, a price, a visit or a PDF. */
export const saysSomething = ({ message, priceMin, priceMax, visit, documentId }: Said): boolean =>
  Boolean(message?.trim()) ||
  typeof priceMin === "number" ||
  typeof priceMax === "number" ||
  tellingVisits.some((telling) => telling === visit) ||
  Boolean(documentId);

/** Whether a price holds the value added tax: it does, it comes on top, or the company owes none. */
export const vats = ["included", "excluded", "exempt"] as const;
export type Vat = (typeof vats)[number];

/** In what the length of the work is told. */
export const durationUnits = ["hour", "day", "week"] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** An answer can still be decided on: it is interested, and not accepted yet (an acceptance is final). */
export const canDecide = (row: { response: CompanyResponse; clientDecision: ClientDecision }): boolean =>
  row.response === "interested" && row.clientDecision !== "accepted";

/** A company may change its answer until the client has decided on it. */
export const canAnswer = (row: { clientDecision: ClientDecision }): boolean => row.clientDecision === "none";

/** Those from which a client can learn something; the others are between the company and the platform. */
export const reasonsToldToClients: readonly DeclineReason[] = ["no_capacity", "low_budget", "unclear"];

/**
 * Where a request lies in the inbox of a company. Each lies in one. `new` and `seen` are unanswered; `lost`: cancelled, turned
 * down by the client, or given to another company before the client decided on this one; `declined`: by the company itself.
 */
export const inboxFolders = ["new", "seen", "answered", "accepted", "lost", "declined"] as const;
export type InboxFolder = (typeof inboxFolders)[number];

/** The folders as a company looks through them: what it has to do, what it waits for, what it got, what is over. */
export const inboxBoxes = {
  toAnswer: ["new", "seen"],
  answered: ["answered"],
  won: ["accepted"],
  closed: ["lost", "declined"],
} as const satisfies Record<string, readonly InboxFolder[]>;
export type InboxBox = keyof typeof inboxBoxes;
export const inboxBoxNames = Object.keys(inboxBoxes) as [InboxBox, ...InboxBox[]];
