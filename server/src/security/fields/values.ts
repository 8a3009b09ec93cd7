import type { FieldReader, State } from "./readers.ts";
import { audiences, whiles } from "./audiences.ts";

interface Value {
  what: string;
  /** Who may read it, under whatever name and on whatever way: answers, files, mails, refusals. */
  cells: Partial<Record<FieldReader, readonly State[]>>;
}

const { sent, answered, accepted } = whiles;
const contact = audiences.contact.cells;
const office = audiences.office.cells;
const always = audiences.admin.cells.admin;
const admin = { admin: always };
const canceled = Object.fromEntries(
  (["client", "chosen", "rejected", "declined", "admin"] as const).map((reader) => [reader, whiles.canceled]),
);

/** What somebody protects. Each has words of its own in the scenario, so that it is found where no field says so. */
export const values = {
  clientName: { what: "The client's last name", cells: contact },
  clientEmail: { what: "The client's e-mail", cells: contact },
  clientPhone: { what: "The client's telephone", cells: contact },
  street: { what: "The street of the request", cells: contact },
  sensitiveAnswer: { what: "A sensitive answer", cells: contact },
  sensitivePhoto: { what: "A photo of a sensitive question", cells: contact },
  numberInTitle: { what: "A telephone number in the title", cells: contact },
  numberInDescription: { what: "A telephone number in the description", cells: contact },
  numberInAddition: { what: "A telephone number in what the client added", cells: contact },
  clientHome: { what: "Where the client lives", cells: office },
  question: { what: "What the back office asked the client", cells: office },
  reply: { what: "What the client answered it", cells: office },
  correction: { what: "Why the back office corrected the request", cells: office },
  cancelReason: { what: "Why a request was cancelled", cells: canceled },
  chosenOffer: { what: "What the accepted company offered", cells: { client: answered, chosen: answered, ...admin } },
  rejectedOffer: {
    what: "What the rejected company offered",
    cells: { client: answered, rejected: answered, ...admin },
  },
  declinedWords: {
    what: "What a company said as it declined",
    cells: { client: answered, declined: answered, ...admin },
  },
  numberInOffer: {
    what: "A telephone number in the accepted company's offer",
    cells: { client: accepted, chosen: answered, ...admin },
  },
  rejectNote: { what: "Why the client rejected a company", cells: { client: accepted, rejected: accepted, ...admin } },
  asked: { what: "What a company asks before it answers", cells: { client: sent, chosen: sent, admin: sent } },
  talk: {
    what: "What client and accepted company write to each other",
    cells: { client: answered, chosen: answered, admin: answered },
  },
  rejectedTalk: {
    what: "The same with the rejected company",
    cells: { client: answered, rejected: answered, admin: answered },
  },
  numberInTalk: {
    what: "A telephone number in what the client writes to the accepted company",
    cells: { client: answered, chosen: accepted, admin: accepted },
  },
  chosenContact: {
    what: "Name, e-mail, telephone and street of the accepted company; where contacts are open, as far as it writes them itself",
    cells: { client: ["open", ...accepted], chosen: always, ...admin },
  },
  chosenUid: { what: "A company's UID", cells: { chosen: always, ...admin } },
  rejectedContact: {
    what: "The same of the rejected company",
    cells: { client: ["open"], rejected: always, ...admin },
  },
  otherClient: { what: "Everything of a client who has no part in it", cells: { otherClient: always, ...admin } },
  draft: { what: "A request that is not sent yet", cells: { client: always } },
  template: { what: "What a company keeps to answer with", cells: { chosen: always } },
  subscriptionNote: { what: "A note about a company's subscription", cells: { chosen: always, ...admin } },
  lockReason: { what: "Why an account is locked", cells: admin },
  savedView: { what: "How an admin looks at a list", cells: admin },
  adminName: { what: "Who works in the back office", cells: admin },
  hiddenSetting: { what: "A setting that is not public", cells: admin },
  unpublished: { what: "A post that is not published, and changes to one that is", cells: admin },
  signInAddress: { what: "From where an account was entered", cells: { client: always, ...admin } },
  passwordHash: { what: "The hash of a password", cells: {} },
  factorKey: { what: "The key of an authenticator app", cells: {} },
} as const satisfies Record<string, Value>;
export type ValueName = keyof typeof values;

export function mayRead(name: ValueName, reader: FieldReader, state: State): boolean {
  const { cells }: Value = values[name];
  return cells[reader]?.includes(state) ?? false;
}
