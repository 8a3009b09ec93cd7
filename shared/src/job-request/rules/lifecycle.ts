import type { Role } from "../../roles.ts";

/** Status on the wire and in the database. 2 and 3 are reserved: never written, refused in filters. */
export const JobStatus = { Active: 0, Canceled: 1, Processed: 4 } as const;
export type JobStatus = (typeof JobStatus)[keyof typeof JobStatus];
export const jobStatuses = [JobStatus.Active, JobStatus.Canceled, JobStatus.Processed] as const;

interface Transition {
  /** Roles that may do it; a tenderer only to its own request, a company only to one it received. */
  by: readonly Role[];
  from: readonly JobStatus[];
  /** The status afterwards; absent when the action leaves it as it is. */
  to?: JobStatus;
  /** The status afterwards where no company has the request any more. */
  toWithoutRecipients?: JobStatus;
  /** Only while the work is not marked as done, or only once it is; absent where that does not matter. */
  done?: "not yet" | "already";
  /** Only while the request's words are there: it leaves others with them, and nobody would erase those again. */
  words?: true;
}

/** What may happen to a request that exists. The one table behind buttons, guards, permissions and updates. */
const transitions = {
  send: {
    by: ["Admin"],
    from: [JobStatus.Active, JobStatus.Processed],
    to: JobStatus.Processed,
    done: "not yet",
    words: true,
  },
  /** Within the seconds that a sending waits. */
  undoSend: { by: ["Admin"], from: [JobStatus.Processed], toWithoutRecipients: JobStatus.Active },
  sendNow: { by: ["Admin"], from: [JobStatus.Processed] },
  /** Of a company that has it and has not answered: asks it again, or takes the request back from it. */
  remind: { by: ["Admin"], from: [JobStatus.Processed], done: "not yet", words: true },
  withdraw: { by: ["Admin"], from: [JobStatus.Processed], toWithoutRecipients: JobStatus.Active, done: "not yet" },
  /** Its client wants other companies to have it too; an admin decides. */
  askAnother: { by: ["Tenderer"], from: [JobStatus.Processed], done: "not yet", words: true },
  /** Not once companies have it: what they answered to stays as they read it. */
  edit: { by: ["Admin"], from: [JobStatus.Active], words: true },
  /** Its client may change it until the first company has it. */
  update: { by: ["Tenderer"], from: [JobStatus.Active], words: true },
  /** Afterwards what companies have read stays, and the client completes it. */
  addDetails: { by: ["Tenderer"], from: [JobStatus.Processed], done: "not yet", words: true },
  askPrecision: { by: ["Admin"], from: [JobStatus.Active, JobStatus.Processed], done: "not yet", words: true },
  /** A request that comes to its end closes the questions about it. */
  answerQuestion: { by: ["Tenderer"], from: [JobStatus.Active, JobStatus.Processed], done: "not yet", words: true },
  /** For the back office alone, whatever became of the request. */
  addNote: { by: ["Admin"], from: jobStatuses, words: true },
  cancel: {
    by: ["Tenderer", "Admin"],
    from: [JobStatus.Active, JobStatus.Processed],
    to: JobStatus.Canceled,
    done: "not yet",
  },
  open: { by: ["Company"], from: [JobStatus.Processed] },
  answer: { by: ["Company"], from: [JobStatus.Processed], done: "not yet", words: true },
  /** What a company has begun to write is kept whatever becomes of the request meanwhile; it is sent by an answer. */
  draftOffer: { by: ["Company"], from: jobStatuses, words: true },
  /** The client and a company write to each other, after the work too. */
  converse: { by: ["Tenderer", "Company"], from: [JobStatus.Processed], words: true },
  decide: { by: ["Tenderer"], from: [JobStatus.Processed], done: "not yet" },
  /** The client says which of the companies it accepted did the work. No status of its own: it stays Processed. */
  markDone: { by: ["Tenderer"], from: [JobStatus.Processed], done: "not yet" },
  undoDone: { by: ["Tenderer"], from: [JobStatus.Processed], done: "already" },
  /** Within the seconds in which the client is not told: back to what stood before. */
  undoAnswer: { by: ["Company"], from: [JobStatus.Processed], done: "not yet" },
  /** Back to no answer: a decline is one tap, so it can be taken back with one. */
  undoDecline: { by: ["Company"], from: [JobStatus.Processed], done: "not yet" },
  delete: { by: ["Admin"], from: jobStatuses },
} as const satisfies Record<string, Transition>;

export type JobAction = keyof typeof transitions;
export const jobActions = Object.keys(transitions) as JobAction[];

/** Why an action is refused: by the role, by the status, because the work is done, because it is not, or because the words are gone. */
export type Refusal = "role" | "status" | "done" | "notDone" | "erased";

/** What of a request decides about an action: as the API tells it, or as the database keeps it, of which nothing may be left out. */
export type JobState = { status: JobStatus } & (
  | {
      /** When the client marked the work as done. */
      doneAt?: string | undefined;
      /** Whether its words were taken out. */
      erased?: true | undefined;
    }
  | { doneAt: string | null; erasedAt: string | null }
);

const isErased = (state: JobState): boolean => ("erasedAt" in state ? state.erasedAt !== null : state.erased === true);

/** Whether a role may do an action to a request in a state; the refusal otherwise. */
export function jobRefusal(action: JobAction, role: Role, state: JobState): Refusal | null {
  const { by, from, done, words }: Transition = transitions[action];
  if (!by.includes(role)) return "role";
  if (!from.includes(state.status)) return "status";
  if (done === "not yet" && state.doneAt) return "done";
  if (done === "already" && !state.doneAt) return "notDone";
  return words && isErased(state) ? "erased" : null;
}

export const jobCan = (action: JobAction, role: Role, state: JobState): boolean =>
  jobRefusal(action, role, state) === null;

/** The status after an action that is allowed. */
export function statusAfter(action: JobAction, status: JobStatus, hasRecipients = true): JobStatus {
  const { to, toWithoutRecipients }: Transition = transitions[action];
  return (hasRecipients ? undefined : toWithoutRecipients) ?? to ?? status;
}

/** The roles that may do an action at all. */
export const rolesOf = <Action extends JobAction>(action: Action): (typeof transitions)[Action]["by"] =>
  transitions[action].by;
