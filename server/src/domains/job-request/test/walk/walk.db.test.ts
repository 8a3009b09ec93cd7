import { jobActions } from "@metiro/shared/job-request/rules/lifecycle";
import type { Role } from "@metiro/shared/roles";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";
import { applicationConfig, auditEntries } from "../../../../db/schema/index.ts";
import { refusalOf } from "../../../../errors/refusal.ts";
import { checkInvariants, invariants } from "../../../../invariants/index.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { worldIn } from "../scenario.ts";
import { type Cast, compareStored, followed, performed } from "./calls.ts";
import { type Drawn, drawn, intentIn } from "./draw.ts";
import { type Intent, lockedCompany, maxRecipients, type Model, notWalked, refusalFor } from "./model.ts";

/** How many walks of how many calls; another seed walks other ways. */
const { walks, steps, seed } = inject("walk");

const database = await testDatabase();
const world = await worldIn(database, lockedCompany);
const { db } = database;
const locked = await world.make.company({}, { owner: { lockedAt: "2026-01-01T00:00:00Z" }, serves: world.place });
const second = await world.make.tenderer();
const places = {
  key: "jobRequest.maxRecipients",
  value: maxRecipients,
  type: "number",
  description: "Places",
} as const;
await db.insert(applicationConfig).values(places);
await db.insert(auditEntries).values({ action: "user.lock", entity: "user", entityId: locked.user.id });
// The scenario gives its service a form without the call that keeps a version.
await database.sql`update question_form_versions set form = questions from subcategories where id = subcategory_id`;
/** What must hold of all rows is looked at after so many walks, and after the last. */
const between = 10;

const people: Record<Role, ReturnType<typeof world.as>[]> = {
  Admin: [world.admin.call],
  Tenderer: [world.client.call, world.as(second.actor)],
  Company: [...world.companies.map(({ call }) => call), world.as(locked.actor)],
};
const cast: Cast = {
  world,
  callsOf: ({ role, at }) => people[role][at] ?? world.admin.call,
  companyIds: [...world.companies, locked].map(({ id }) => id),
};

/** What came of the calls, by action. */
const outcomes = new Map<string, Set<string>>();
const note = (action: string, outcome: string) =>
  outcomes.set(action, (outcomes.get(action) ?? new Set()).add(outcome));

/** One call of a walk: made, and compared with what the tables foresee, together with all that is stored. */
class Call implements fc.AsyncCommand<Model, { step: number }> {
  readonly #draw: Drawn;
  #told = "";
  constructor(draw: Drawn) {
    this.#draw = draw;
  }
  check = () => true;
  async run(model: Model, real: { step: number }): Promise<void> {
    const intent = intentIn(model, this.#draw);
    this.#told = inWords(model, intent);
    const foreseen = refusalFor(intent);
    const outcome = await performed(cast, intent, ++real.step).then(
      (result) => ({ code: null, result }),
      (error: unknown) => ({ code: refusalOf(error).code, result: undefined }),
    );
    note(intent.action, outcome.code ?? "done");
    expect(outcome.code, this.#told).toBe(foreseen);
    if (outcome.code === null) followed(cast, model, intent, outcome.result);
    await compareStored(database, cast, model);
  }
  toString = () => this.#told;
}

const inWords = (model: Model, { who, action, request, ...rest }: Intent) =>
  `${who.role} ${who.at}: ${action} ${request ? model.requests.indexOf(request) : "nothing"} ${JSON.stringify(rest)}`;

/** Everybody begins with nothing. */
async function begin(): Promise<{ model: Model; real: { step: number } }> {
  await db.execute(sql`delete from job_request_companies`);
  await db.execute(sql`delete from job_requests`);
  await db.execute(sql`delete from pgboss.job where name = 'mail'`);
  return { model: { requests: [] }, real: { step: 0 } };
}

/** There is something to walk about. */
const first: Drawn = {
  actions: ["create", "create", "create"],
  aim: "apt",
  who: 0,
  request: 0,
  companies: [0],
  withLocked: false,
  company: 0,
  response: "interested",
  decision: "accepted",
  held: false,
  question: 0,
};

test(
  `${walks} walks of ${steps} calls: every refusal and every next state is that of the lifecycle table`,
  async () => {
    let walked = 0;
    const walk = fc.array(drawn, { minLength: steps, maxLength: steps });
    const property = fc.asyncProperty(walk, async (all) => {
      const calls = [first, ...all].map((draw) => new Call(draw));
      try {
        await fc.asyncModelRun(begin, calls);
      } catch (error) {
        throw new Error(`The last of these calls came out wrong:\n${calls.join("\n").trimEnd()}`, { cause: error });
      }
      if (++walked % between > 0 && walked < walks) return;
      const checked = await checkInvariants(db, invariants);
      expect(checked.filter(({ count, unknown }) => count > 0 || unknown !== undefined)).toEqual([]);
    });
    // A walk takes a second: trying shorter ones would take longer than reading this one.
    await fc.assert(property, { seed, numRuns: walks, endOnFailure: true });
  },
  // Ten thousand walks of fifty calls take their hours on a busy machine.
  6 * 3_600_000,
);

test.runIf(walks >= 40)("the walks got everywhere: each action was done, and was refused for its state", () => {
  for (const action of jobActions.filter((name) => !(notWalked as readonly string[]).includes(name))) {
    expect(outcomes.get(action), action).toContain("done");
    if (action !== "delete") expect(outcomes.get(action), action).toContain("STATUS_CONFLICT");
  }
  // Whether the limits of a minute are met hangs on how fast the machine walks.
  const met = new Set([...outcomes.values()].flatMap((codes) => [...codes])).difference(new Set(["TOO_MANY_REQUESTS"]));
  expect([...met].toSorted()).toEqual([
    "DECISION_FINAL",
    "FORBIDDEN",
    "JOB_DONE",
    "NOTHING_TO_DECIDE",
    "NOTHING_TO_UNDO",
    "NOT_ACCEPTED",
    "NOT_FOUND",
    "QUESTION_ANSWERED",
    "SENDING_SETTLED",
    "STATUS_CONFLICT",
    "TOO_MANY_RECIPIENTS",
    "VALIDATION_FAILED",
    "done",
  ]);
});
