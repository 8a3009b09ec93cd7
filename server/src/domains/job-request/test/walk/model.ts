import type { ErrorCode } from "@metiro/shared/errors/codes";
import { type JobAction, jobRefusal, type JobStatus, statusAfter } from "@metiro/shared/job-request/rules/lifecycle";
import { canAnswer, canDecide, type ClientDecision, type CompanyResponse } from "@metiro/shared/job-request/response";
import { canHaveDone } from "@metiro/shared/job-request/rules/done-rules";
import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";

/** What the model knows of a recipient: as much as decides what may happen next. */
interface RecipientModel {
  held: boolean;
  response: CompanyResponse;
  clientDecision: ClientDecision;
}

export interface RequestModel {
  id: string;
  /** Which of the clients. */
  owner: number;
  status: JobStatus;
  /** Which of the companies did the work. */
  doneBy: number | undefined;
  recipients: Map<number, RecipientModel>;
  questions: { id: string; answered: boolean }[];
  changes: number;
  additions: number;
}

export interface Model {
  /** Those that are there, in the order in which they were made. */
  requests: RequestModel[];
}

/** One of the people of a role. */
export interface Who {
  role: Role;
  at: number;
}

/** Taking an answer back and asking again hang on the clock, which a walk does not keep; what is written beside a request changes nothing of it. */
export const notWalked = ["open", "remind", "askAnother", "undoAnswer", "addNote", "draftOffer", "converse"] as const;
export type WalkAction = Exclude<JobAction, (typeof notWalked)[number]> | "create" | "get" | "list" | "declineOthers";

/** What somebody is about to do; `companies`, `company`, `question` mean something to some actions only. */
export interface Intent {
  action: WalkAction;
  who: Who;
  request: RequestModel | undefined;
  companies: number[];
  company: number;
  response: "interested" | "declined";
  decision: "accepted" | "rejected";
  held: boolean;
  question: { id: string; answered: boolean } | undefined;
}

/** Settings of the world in which the model holds. */
export const maxRecipients = 3;
/** Which of the companies cannot be sent to. */
export const lockedCompany = 4;
const maxQuestions = 5;
const maxAdditions = 5;
const maxChanges = 20;

const lists: Record<Role, ProcedurePath> = {
  Admin: "jobRequest.listForAdmin",
  Company: "jobRequest.listForCompany",
  Tenderer: "jobRequest.listForTenderer",
};

const procedureOf = ({ action, who }: Pick<Intent, "action" | "who">): ProcedurePath =>
  action === "send" ? "jobRequest.sendToCompanies" : action === "list" ? lists[who.role] : `jobRequest.${action}`;

/** The action of the lifecycle table behind a call. */
export const actionOf = (action: Exclude<WalkAction, "create" | "get" | "list">): JobAction =>
  action === "declineOthers" ? "decide" : action;

export const isVisible = ({ owner, recipients }: RequestModel, { role, at }: Who): boolean =>
  role === "Admin" || (role === "Tenderer" ? owner === at : recipients.get(at)?.held === false);

/** Why the call has to be refused, by the tables of shared alone; null: it has to succeed. */
export function refusalFor(intent: Intent): ErrorCode | null {
  const { action, who, request } = intent;
  const barred = callRefusal(procedureOf(intent), { role: who.role, emailConfirmed: true });
  if (barred) return barred;
  if (action === "create" || action === "list") return null;
  if (!request || !isVisible(request, who)) return "NOT_FOUND";
  if (action === "get") return null;
  const state = { status: request.status, doneAt: request.doneBy === undefined ? undefined : "then" };
  const refused = jobRefusal(actionOf(action), who.role, state);
  if (refused === "role") return "FORBIDDEN";
  if (refused === "done") return "JOB_DONE";
  if (refused !== null) return "STATUS_CONFLICT";
  return refusalOfRest(intent, request);
}

/** What the table leaves to the rows beside the request. */
function refusalOfRest(
  { action, who, companies, company, question }: Intent,
  { recipients, questions, additions, changes }: RequestModel,
): ErrorCode | null {
  const own = recipients.get(who.at);
  const other = recipients.get(company);
  switch (action) {
    case "send": {
      const wanted = companies.filter((at) => !recipients.has(at));
      if (wanted.includes(lockedCompany)) return "VALIDATION_FAILED";
      return recipients.size + wanted.length > maxRecipients ? "TOO_MANY_RECIPIENTS" : null;
    }
    case "undoSend":
    case "sendNow":
      return companies.every((at) => recipients.get(at)?.held) ? null : "SENDING_SETTLED";
    case "askPrecision":
      return questions.length >= maxQuestions ? "TOO_MANY_REQUESTS" : null;
    case "answerQuestion":
      if (!question || !questions.includes(question)) return "NOT_FOUND";
      return question.answered ? "QUESTION_ANSWERED" : null;
    case "addDetails":
      return additions >= maxAdditions ? "TOO_MANY_REQUESTS" : null;
    case "update":
      return changes >= maxChanges ? "TOO_MANY_REQUESTS" : null;
    case "answer":
      return own && canAnswer(own) ? null : "DECISION_FINAL";
    case "undoDecline":
      return own?.response === "declined" ? null : "NOTHING_TO_UNDO";
    case "decide":
      if (!other) return "NOT_FOUND";
      if (canDecide(other)) return null;
      return other.clientDecision === "accepted" ? "DECISION_FINAL" : "NOTHING_TO_DECIDE";
    case "declineOthers":
      return [...recipients.values()].some(canHaveDone) ? null : "NOTHING_TO_DECIDE";
    case "withdraw":
      if (!other || other.held) return "NOT_FOUND";
      return other.response === "none" ? null : "STATUS_CONFLICT";
    case "markDone":
      return other && canHaveDone(other) ? null : "NOT_ACCEPTED";
    default:
      return null;
  }
}

/** What the model looks like once a call has succeeded. */
export function applied(model: Model, intent: Intent): void {
  const { action, who, request, companies, company, response, decision, held, question } = intent;
  if (!request) return;
  const { recipients } = request;
  const own = recipients.get(who.at);
  const other = recipients.get(company);
  switch (action) {
    case "send":
      for (const at of companies)
        if (!recipients.has(at)) recipients.set(at, { held, response: "none", clientDecision: "none" });
      break;
    case "undoSend":
      for (const at of companies) recipients.delete(at);
      break;
    case "sendNow":
      for (const at of companies) recipients.set(at, { response: "none", clientDecision: "none", held: false });
      break;
    case "cancel":
      for (const [at, { held: unaware }] of recipients) if (unaware) recipients.delete(at);
      break;
    case "answerQuestion":
      if (question) question.answered = true;
      break;
    case "addDetails":
      request.additions++;
      break;
    case "update":
      request.changes++;
      break;
    case "answer":
      if (own) own.response = response;
      break;
    case "undoDecline":
      if (own) own.response = "none";
      break;
    case "decide":
      if (other) other.clientDecision = decision;
      break;
    case "declineOthers":
      for (const one of recipients.values())
        if (one.response === "interested" && one.clientDecision === "none") one.clientDecision = "rejected";
      break;
    case "withdraw":
      recipients.delete(company);
      break;
    case "markDone":
      request.doneBy = company;
      break;
    case "undoDone":
      request.doneBy = undefined;
      break;
    case "delete":
      model.requests = model.requests.filter((one) => one !== request);
      break;
    default:
  }
  if (action !== "create" && action !== "get" && action !== "list")
    request.status = statusAfter(actionOf(action), request.status, recipients.size > 0);
}
