import { type FieldReader, fieldReaders, type State, states } from "./readers.ts";

type Cells = Partial<Record<FieldReader, readonly State[]>>;

const except = (...left: State[]) => states.filter((state) => !left.includes(state));
const always = states;
const fromHeld = except("posted");
const fromSent = except("posted", "held");
const fromAnswered = except("posted", "held", "sent", "open");
const fromAccepted = ["accepted", "done"] as const;

const every = (some: readonly FieldReader[], when: readonly State[] = always): Cells =>
  Object.fromEntries(some.map((reader) => [reader, when]));
const received = ["chosen", "rejected", "declined"] as const;
const both: Cells = { client: always, admin: always };

interface Audience {
  who: string;
  cells: Cells;
  /** Each reads what is its own: not everybody has all of it. */
  own?: true;
}

/** Who reads, while the request stands where; of a call, always those of them alone who may call it (`permissions.ts`). */
export const audiences = {
  callers: { who: "Whoever may call", cells: every(fieldReaders) },
  own: { who: "Whoever may call, of itself", cells: every(fieldReaders), own: true },
  nobody: { who: "Nobody: the shape has room for it and it is left out here", cells: {} },
  admin: { who: "The back office", cells: { admin: always } },
  client: { who: "The client whose request it is", cells: { client: always } },
  office: { who: "The client and the back office", cells: both },
  parties: { who: "Those and the companies that have the request", cells: { ...both, ...every(received, fromSent) } },
  addressed: {
    who: "The same, of whom it was sent to: each company of itself alone",
    cells: { client: fromSent, ...every(received, fromSent), admin: fromHeld },
  },
  receiving: {
    who: "A company that has the request, of itself",
    cells: every(received, fromSent),
    own: true,
  },
  offering: {
    who: "Client, back office, and the interested companies, each of itself",
    cells: { ...both, ...every(["chosen", "rejected"], fromSent) },
  },
  declining: { who: "The same of a company that declined", cells: { ...both, declined: fromSent } },
  refused: { who: "The same of a company that was rejected", cells: { ...both, rejected: fromSent } },
  agreed: { who: "The same of the company that was accepted", cells: { ...both, chosen: fromSent } },
  talking: {
    who: "The two of a conversation, which a company may begin with a question",
    cells: every(["client", ...received], fromSent),
  },
  asking: {
    who: "A company that has the request and has not answered",
    cells: every(received, ["sent", "open"]),
  },
  contact: {
    who: "How the client is reached: a company once it is accepted, or earlier where it is so configured",
    cells: { ...both, chosen: ["open", ...fromAccepted], ...every(["rejected", "declined"], ["open"]) },
  },
  talkingContact: {
    who: "The same in a conversation, as its two read it",
    cells: { client: fromSent, chosen: ["open", ...fromAccepted], ...every(["rejected", "declined"], ["open"]) },
  },
  inspecting: { who: "The back office, each time for a reason that it gives", cells: { admin: fromSent } },
  closed: {
    who: "Those of a conversation in which nobody can write any more",
    cells: {
      client: fromAnswered,
      chosen: ["canceled"],
      rejected: [...fromAccepted, "canceled"],
      declined: fromAnswered,
    },
  },
  companyContact: {
    who: "How the company is reached, for the client that accepted it",
    cells: { client: fromAccepted },
  },
} as const satisfies Record<string, Audience>;
type AudienceName = keyof typeof audiences;

/** From when on a field is there at all. */
export const whiles = {
  held: fromHeld,
  heldAlone: ["held"],
  sent: fromSent,
  answered: fromAnswered,
  accepted: fromAccepted,
  done: ["done"],
  canceled: ["canceled"],
  resumed: except("canceled"),
} as const satisfies Record<string, readonly State[]>;
type While = keyof typeof whiles;

/** Who reads it, and from when on it is there: `parties @answered`. */
export type Rule = AudienceName | `${AudienceName} @${While}`;

/** In which states a reader reads what stands under a rule. */
export function statesFor(rule: Rule, reader: FieldReader): readonly State[] {
  const [name, since] = rule.split(" @") as [AudienceName, While | undefined];
  const cells: Cells = audiences[name].cells;
  const there: readonly State[] = since === undefined ? states : whiles[since];
  return (cells[reader] ?? []).filter((state) => there.includes(state));
}

export const isOwn = (rule: Rule): boolean => {
  const audience: Audience = audiences[rule.split(" @")[0] as AudienceName];
  return audience.own === true;
};
