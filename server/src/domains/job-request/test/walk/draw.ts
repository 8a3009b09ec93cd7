import { rolesOf } from "@metiro/shared/job-request/rules/lifecycle";
import type { Role } from "@metiro/shared/roles";
import * as fc from "fast-check";
import { actionOf, type Intent, lockedCompany, type Model, refusalFor, type WalkAction } from "./model.ts";

/** How many people of each role walk. */
const castSize: Record<Role, number> = { Admin: 1, Tenderer: 2, Company: lockedCompany + 1 };

/** How often each call is tried: what leads on more often than what ends. */
const frequencies: Record<WalkAction, number> = {
  create: 2,
  send: 12,
  undoSend: 4,
  sendNow: 5,
  edit: 3,
  update: 5,
  addDetails: 4,
  askPrecision: 5,
  answerQuestion: 6,
  cancel: 1,
  answer: 14,
  decide: 12,
  declineOthers: 4,
  withdraw: 3,
  markDone: 6,
  undoDone: 6,
  undoDecline: 6,
  delete: 1,
  get: 8,
  list: 4,
};
const action = fc.oneof(
  ...Object.entries(frequencies).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as WalkAction) })),
);

/** A call as it is drawn: numbers that the present state gives their meaning, so that any part of a walk is a walk too. */
export const drawn = fc.record({
  actions: fc.tuple(action, action, action),
  /** Mostly what may be done by somebody whom it concerns, now and then by somebody of the right role, or by anybody. */
  aim: fc.oneof(
    { weight: 14, arbitrary: fc.constant("apt" as const) },
    { weight: 4, arbitrary: fc.constant("role" as const) },
    { weight: 2, arbitrary: fc.constant("any" as const) },
  ),
  who: fc.nat({ max: 99 }),
  request: fc.nat({ max: 99 }),
  companies: fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 2 }),
  withLocked: fc.oneof({ weight: 15, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  company: fc.nat({ max: 99 }),
  response: fc.constantFrom("interested" as const, "interested" as const, "declined" as const),
  decision: fc.constantFrom("accepted" as const, "rejected" as const),
  held: fc.constantFrom(false, false, true),
  question: fc.nat({ max: 9 }),
});
export type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const everyRole: Role[] = ["Admin", "Tenderer", "Company"];
const pick = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];

function rolesFor(name: WalkAction): readonly Role[] {
  if (name === "create") return ["Tenderer"];
  return name === "list" || name === "get" ? everyRole : rolesOf(actionOf(name));
}

/** What a drawn call means in a state. */
export function intentIn(model: Model, draw: Drawn): Intent {
  const all = draw.actions.map((name) => intentOf(model, draw, name));
  const [first] = all as [Intent, ...Intent[]];
  return (draw.aim === "apt" && all.find((intent) => refusalFor(intent) === null)) || first;
}

function intentOf(model: Model, draw: Drawn, name: WalkAction): Intent {
  const { aim, who, companies, company, question, withLocked, response, decision, held } = draw;
  const apt = aim === "apt";
  const request = pick(model.requests, draw.request);
  const role = pick(aim === "any" ? everyRole : rolesFor(name), who) ?? "Admin";
  const known = [...(request?.recipients.keys() ?? [])];
  const waiting = known.filter((at) => request?.recipients.get(at)?.held);
  const concerned = { Admin: 0, Tenderer: request?.owner, Company: pick(known, who) }[role];
  const wanted =
    apt && (name === "undoSend" || name === "sendNow") && waiting.length > 0
      ? waiting.slice(0, companies.length)
      : companies;
  const questions = aim === "any" ? model.requests.flatMap((one) => one.questions) : (request?.questions ?? []);
  return {
    action: name,
    request,
    response,
    decision,
    held,
    who: { role, at: (apt ? concerned : undefined) ?? who % castSize[role] },
    companies: withLocked ? [...wanted, lockedCompany] : wanted,
    company: (apt ? pick(known, company) : undefined) ?? company % castSize.Company,
    question: pick(questions, question),
  };
}
