import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../roles.ts";
import { type JobAction, JobStatus, jobActions, jobCan, jobRefusal, jobStatuses, statusAfter } from "./lifecycle.ts";

const anyAction = fc.constantFrom(...jobActions);
const anyRole = fc.constantFrom(...roles);
const anyStatus = fc.constantFrom(...jobStatuses);

/** The table of the product document, written out by hand: what is not named here is refused. */
const allowed: Record<JobAction, string[]> = {
  send: ["Admin 0", "Admin 4"],
  undoSend: ["Admin 4"],
  sendNow: ["Admin 4"],
  edit: ["Admin 0"],
  askPrecision: ["Admin 0", "Admin 4"],
  cancel: ["Tenderer 0", "Tenderer 4", "Admin 0", "Admin 4"],
  open: ["Company 4"],
  answer: ["Company 4"],
  decide: ["Tenderer 4"],
  delete: ["Admin 0", "Admin 1", "Admin 4"],
};

describe("the lifecycle of a job request", () => {
  test.each(jobActions)("%s is allowed exactly where the product says", (action) => {
    const found = roles.flatMap((role) =>
      jobStatuses.filter((status) => jobCan(action, role, status)).map((status) => `${role} ${status}`),
    );
    expect(new Set(found)).toEqual(new Set(allowed[action]));
  });

  test("the wire numbers are those of the specification", () => {
    expect(JobStatus).toEqual({ Active: 0, Canceled: 1, Processed: 4 });
  });

  test("the role is refused before the status", () => {
    expect(jobRefusal("send", "Company", JobStatus.Canceled)).toBe("role");
    expect(jobRefusal("send", "Admin", JobStatus.Canceled)).toBe("status");
  });

  test("whatever is done in whatever order, a canceled request stays canceled and nothing becomes active again", () => {
    fc.assert(
      fc.property(anyStatus, fc.array(fc.tuple(anyAction, anyRole), { maxLength: 30 }), (first, steps) => {
        let status: JobStatus = first;
        for (const [action, role] of steps) {
          if (!jobCan(action, role, status)) continue;
          const next = statusAfter(action, status);
          if (status === JobStatus.Canceled) expect(next).toBe(JobStatus.Canceled);
          if (status !== JobStatus.Active) expect(next).not.toBe(JobStatus.Active);
          status = next;
        }
      }),
    );
  });
});
