import { seesContact } from "@metiro/shared/job-request/rules/contact-sharing";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestDatabase } from "../../../../test/database/database.ts";
import type { worldIn } from "../scenario.ts";
import { applied, type Intent, isVisible, type Model, type RequestModel, type Who } from "./model.ts";

type World = Awaited<ReturnType<typeof worldIn>>;
type Calls = World["admin"]["call"];

/** Everybody who walks, and the ids of the companies by their places. */
export interface Cast {
  world: World;
  callsOf: (who: Who) => Calls;
  companyIds: string[];
}

const nowhere = "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001";
const words = "Les radiateurs restent en place, le plafond est à refaire.";

/** Makes a call as it is meant, and gives what came of it. `step` makes texts differ. */
export async function performed(cast: Cast, intent: Intent, step: number): Promise<unknown> {
  const { action, who, request, question } = intent;
  const call = cast.callsOf(who);
  const id = request?.id ?? nowhere;
  const companyIds = intent.companies.map((at) => cast.companyIds[at] ?? nowhere);
  const companyId = cast.companyIds[intent.company] ?? nowhere;
  const title = `Repeindre le salon ${step}`;
  switch (action) {
    case "create":
      return call.create(cast.world.input({ title }));
    case "list":
      return listed(call, who);
    case "send":
      return call.sendToCompanies({ id, companyIds, undoSeconds: intent.held ? 60 : 0 });
    case "undoSend":
      return call.undoSend({ id, companyIds });
    case "sendNow":
      return call.sendNow({ id, companyIds });
    case "edit":
      return call.edit({ id, title, description: words, reason: "Faute de frappe" });
    case "update":
      return call.update({ id, title });
    case "addDetails":
      return call.addDetails({ id, text: words });
    case "askPrecision":
      return call.askPrecision({ id, message: words });
    case "answerQuestion":
      return call.answerQuestion({ id, questionId: question?.id ?? nowhere, text: words });
    case "answer":
      return call.answer({ id, response: intent.response, message: words });
    case "decide":
      return call.decide({ id, companyId, decision: intent.decision });
    case "withdraw":
      return call.withdraw({ id, companyId });
    case "markDone":
      return call.markDone({ id, companyId });
    case "cancel":
    case "declineOthers":
    case "delete":
    case "get":
    case "undoDecline":
    case "undoDone":
      return call[action]({ id });
  }
}

const all = { pageSize: 100 };

function listed(call: Calls, { role }: Who) {
  if (role === "Admin") return call.listForAdmin(all);
  return role === "Company" ? call.listForCompany(all) : call.listForTenderer(all);
}

/** Lets the model follow a call that succeeded, and compares what its caller was told. */
export function followed(cast: Cast, model: Model, intent: Intent, result: unknown): void {
  const { action, who } = intent;
  if (action === "list") {
    const { items, totalCount } = result as { items: { id: string }[]; totalCount: number };
    const visible = model.requests.filter((one) => isVisible(one, who)).map(({ id }) => id);
    expect(items.map(({ id }) => id).toSorted()).toEqual(visible.toSorted());
    return expect(totalCount).toBe(visible.length);
  }
  if (action === "create") {
    const { id } = result as JobRequest;
    const fresh = { doneBy: undefined, recipients: new Map(), questions: [], changes: 0, additions: 0 };
    model.requests.push({ id, owner: who.at, status: JobStatus.Active, ...fresh });
    return;
  }
  applied(model, intent);
  if (action === "delete" || !intent.request) return;
  const request = result as JobRequest;
  if (action === "askPrecision")
    intent.request.questions = (request.questions ?? []).map(
      ({ id }) => intent.request?.questions.find((known) => known.id === id) ?? { id, answered: false },
    );
  expect(told(request)).toEqual(expected(cast, intent.request, who));
}

const told = ({ id, status, stage, doneCompanyId, contactVisible, tenderer, jobRequestCompanies }: JobRequest) => ({
  id,
  status,
  stage,
  doneCompanyId,
  contactVisible,
  knowsName: "lastName" in tenderer,
  recipients: byCompany(
    jobRequestCompanies.map(({ company, response, clientDecision, heldUntil }) => ({
      companyId: company.id,
      response,
      clientDecision,
      held: heldUntil !== undefined,
    })),
  ),
});

interface Row {
  companyId: string;
  response: string;
  clientDecision: string;
  held: boolean;
}
const byCompany = (rows: readonly Row[]) => rows.toSorted((a, b) => a.companyId.localeCompare(b.companyId));

/** What of a request a reader must be told, and no more. */
function expected(cast: Cast, request: RequestModel, who: Who): ReturnType<typeof told> {
  const { id, status, doneBy, recipients } = request;
  const seen = [...recipients].filter(
    ([at, { held }]) => who.role === "Admin" || (!held && (who.role === "Tenderer" || at === who.at)),
  );
  const contactVisible = seesContact(
    who.role,
    "accepted",
    seen.map(([, one]) => one),
  );
  const doneAt = doneBy === undefined ? null : "then";
  const progress = {
    status,
    doneAt,
    jobRequestCompanies: seen.map(([, one]) => ({ ...one, heldUntil: one.held ? "later" : null })),
  };
  return {
    id,
    status,
    stage: who.role === "Company" ? undefined : stageOf(progress),
    doneCompanyId: doneBy !== undefined && seen.some(([at]) => at === doneBy) ? cast.companyIds[doneBy] : undefined,
    contactVisible,
    knowsName: contactVisible,
    recipients: rowsOf(cast, seen),
  };
}

const rowsOf = ({ companyIds }: Cast, recipients: Iterable<[number, Omit<Row, "companyId">]>) =>
  byCompany(
    [...recipients].map(([at, { response, clientDecision, held }]) => ({
      companyId: companyIds[at] ?? "",
      response,
      clientDecision,
      held,
    })),
  );

/** Compares everything that is stored with the model: what a call should not have touched is as it was. */
export async function compareStored({ db }: TestDatabase, cast: Cast, model: Model): Promise<void> {
  const stored = await db.execute(sql`
    select r.id, r.status, r.done_company_id as "doneBy", r.done_at is not null as done,
      coalesce(json_agg(json_build_object('companyId', c.company_id, 'response', c.response, 'clientDecision', c.client_decision,
        'held', c.held_until is not null)) filter (where c.company_id is not null), '[]') as recipients
    from job_requests r left join job_request_companies c on c.job_request_id = r.id group by r.id order by r.id`);
  const rows = stored.map(({ recipients, ...row }) => ({ ...row, recipients: byCompany(recipients as Row[]) }));
  const wanted = model.requests.map(({ id, status, doneBy, recipients }) => ({
    id,
    status,
    doneBy: doneBy === undefined ? null : cast.companyIds[doneBy],
    done: doneBy !== undefined,
    recipients: rowsOf(cast, recipients),
  }));
  expect(rows).toEqual(wanted.toSorted((a, b) => a.id.localeCompare(b.id)));
}
