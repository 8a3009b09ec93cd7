import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../../roles.ts";
import {
  type JobAction,
  type JobState,
  JobStatus,
  jobActions,
  jobCan,
  jobRefusal,
  jobStatuses,
  statusAfter,
} from "./lifecycle.ts";
import { isUnderWay } from "./under-way.ts";

const anyAction = fc.constantFrom(...jobActions);
const anyRole = fc.constantFrom(...roles);
const anyStatus = fc.constantFrom(...jobStatuses);

/** The table of the product document, written out by hand: what is not named here is refused. */
const allowed: Record<JobAction, string[]> = {
  send: ["Admin 0", "Admin 4"],
  undoSend: ["Admin 4"],
  sendNow: ["Admin 4"],
  remind: ["Admin 4"],
  withdraw: ["Admin 4"],
  askAnother: ["Tenderer 4"],
  edit: ["Admin 0"],
  update: ["Tenderer 0"],
  addDetails: ["Tenderer 4"],
  askPrecision: ["Admin 0", "Admin 4"],
  answerQuestion: ["Tenderer 0", "Tenderer 4"],
  addNote: ["Admin 0", "Admin 1", "Admin 4"],
  cancel: ["Tenderer 0", "Tenderer 4", "Admin 0", "Admin 4"],
  open: ["Company 4"],
  answer: ["Company 4"],
  draftOffer: ["Company 0", "Company 1", "Company 4"],
  converse: ["Tenderer 4", "Company 4"],
  undoAnswer: ["Company 4"],
  undoDecline: ["Company 4"],
  decide: ["Tenderer 4"],
  markDone: ["Tenderer 4"],
  undoDone: ["Tenderer 4 done"],
  delete: ["Admin 0", "Admin 1", "Admin 4"],
};

/** What may also happen once the client has marked the work as done. */
const throughout = new Set<JobAction>(["undoSend", "sendNow", "open", "delete", "addNote", "draftOffer", "converse"]);

/** What leaves words with a request, or sends them on: nothing of that once its own were erased. */
const withWords = new Set<JobAction>([
  "send",
  "remind",
  "askAnother",
  "edit",
  "update",
  "addDetails",
  "askPrecision",
  "answerQuestion",
  "addNote",
  "answer",
  "draftOffer",
  "converse",
]);

const everyState: JobState[] = [
  ...jobStatuses.map((status) => ({ status })),
  { status: JobStatus.Processed, doneAt: "2026-06-30T10:00:00.000Z" },
];
const nameOf = ({ status, doneAt }: JobState) => (doneAt ? `${status} done` : String(status));

describe("the lifecycle of a job request", () => {
  test.each(jobActions)("%s is allowed exactly where the product says", (action) => {
    const found = roles.flatMap((role) =>
      everyState.filter((state) => jobCan(action, role, state)).map((state) => `${role} ${nameOf(state)}`),
    );
    const also = throughout.has(action) ? ["Admin 4 done", "Company 4 done", "Tenderer 4 done"] : [];
    const expected = [...allowed[action], ...also.filter((name) => allowed[action].includes(name.slice(0, -5)))];
    expect(new Set(found)).toEqual(new Set(expected));
  });

  test("the wire numbers are those of the specification", () => {
    expect(JobStatus).toEqual({ Active: 0, Canceled: 1, Processed: 4 });
  });

  test("the role is refused before the status", () => {
    expect(jobRefusal("send", "Company", { status: JobStatus.Canceled })).toBe("role");
    expect(jobRefusal("send", "Admin", { status: JobStatus.Canceled })).toBe("status");
  });

  test("done work is told apart from a status that does not fit", () => {
    const done = { status: JobStatus.Processed, doneAt: "2026-06-30T10:00:00.000Z" };
    expect(jobRefusal("cancel", "Tenderer", done)).toBe("done");
    expect(jobRefusal("undoDone", "Tenderer", { status: JobStatus.Processed })).toBe("notDone");
    expect(jobRefusal("undoDone", "Tenderer", { status: JobStatus.Canceled })).toBe("status");
  });

  test.each(jobActions)("%s asks for the words of the request where it adds to them", (action) => {
    const allowedIn = roles.flatMap((role) =>
      everyState.filter((state) => jobCan(action, role, state)).map((state): [typeof role, JobState] => [role, state]),
    );
    expect(allowedIn).not.toEqual([]);
    for (const [role, { status, doneAt }] of allowedIn) {
      const told: JobState = { status, doneAt: doneAt ?? undefined, erased: true };
      const kept: JobState = { status, doneAt: doneAt ?? null, erasedAt: "2028-06-30T10:00:00.000Z" };
      for (const state of [told, kept])
        expect(jobRefusal(action, role, state)).toBe(withWords.has(action) ? "erased" : null);
      expect(jobCan(action, role, { ...kept, erasedAt: null })).toBe(true);
    }
  });

  test("that the words are gone is said last: a request at its end says that", () => {
    const done = { status: JobStatus.Processed, doneAt: "2026-06-30T10:00:00.000Z", erased: true } as const;
    expect(jobRefusal("addDetails", "Tenderer", done)).toBe("done");
    expect(jobRefusal("addDetails", "Tenderer", { status: JobStatus.Canceled, erased: true })).toBe("status");
  });

  test("only a request that companies have and that is not done is under way", () => {
    expect(everyState.filter(isUnderWay).map(nameOf)).toEqual(["4"]);
  });

  test("whatever is done in whatever order, a canceled request stays canceled, and only one that nobody has becomes active again", () => {
    fc.assert(
      fc.property(
        anyStatus,
        fc.array(fc.tuple(anyAction, anyRole, fc.boolean()), { maxLength: 30 }),
        (first, steps) => {
          let status: JobStatus = first;
          for (const [action, role, hasRecipients] of steps) {
            if (!jobCan(action, role, { status })) continue;
            const next = statusAfter(action, status, hasRecipients);
            if (status === JobStatus.Canceled) expect(next).toBe(JobStatus.Canceled);
            // Only a request that is taken back from everybody is active again.
            if (status !== JobStatus.Active && (!["undoSend", "withdraw"].includes(action) || hasRecipients))
              expect(next).not.toBe(JobStatus.Active);
            status = next;
          }
        },
      ),
    );
  });
});
