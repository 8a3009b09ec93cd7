import { configKeys } from "@metiro/shared/application-config/keys";
import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import type { InferInsertModel } from "drizzle-orm";
import type { requestGuarantees, requestRelaunches } from "../../../db/schema/index.ts";
import { rowId } from "../../row-id.ts";
import type { planRows } from "../plan/plan-rows.ts";

interface GuaranteeRows {
  guarantees: InferInsertModel<typeof requestGuarantees>[];
  relaunches: InferInsertModel<typeof requestRelaunches>[];
}

type Request = ReturnType<typeof planRows>["requests"][number];

const dayMs = 86_400_000;
/** What was missed longer ago the back office has dealt with. */
const recent = 21 * dayMs;

/** By when the clients of the demo were promised answers, and which of them wait for other companies. */
export function planGuarantees({ requests }: Pick<ReturnType<typeof planRows>, "requests">, now: Date): GuaranteeRows {
  const rows: GuaranteeRows = { guarantees: [], relaunches: [] };
  for (const request of requests) {
    const { id, processedAt } = request;
    if (!processedAt) continue;
    const due = guaranteeDeadline(new Date(processedAt), configKeys["guarantee.hours"].default).due;
    const dueAt = due.toISOString();
    const isOver = due <= now;
    const outcome = isOver ? outcomeOf(request, dueAt) : null;
    rows.guarantees.push({
      jobRequestId: id,
      startedAt: processedAt,
      dueAt,
      currentDueAt: dueAt,
      countsFrom: processedAt,
      answers: configKeys["guarantee.answers"].default,
      outcome,
      settledAt: outcome && dueAt,
      checkAt: isOver ? null : dueAt,
    });
    if (outcome !== "missed" || !isWaiting(request, dueAt)) continue;
    const isOpen = now.getTime() - due.getTime() < recent;
    const endedAt = new Date(due.getTime() + dayMs).toISOString();
    rows.relaunches.push({
      id: rowId(dueAt, "relaunch", id),
      jobRequestId: id,
      reason: "missed",
      uncovered: false,
      createdAt: dueAt,
      ...(!isOpen && { end: "dismissed", endedAt }),
    });
  }
  return rows;
}

function outcomeOf({ recipients, canceledAt }: Request, dueAt: string) {
  const inTime = recipients.some(
    ({ response, respondedAt }) => response === "interested" && respondedAt && respondedAt <= dueAt,
  );
  if (inTime) return "met";
  return canceledAt && canceledAt <= dueAt ? "ended" : "missed";
}

/** No offer came later either, and nobody was added since. */
const isWaiting = ({ status, doneAt, recipients }: Request, dueAt: string): boolean =>
  isUnderWay({ status, doneAt }) &&
  recipients.every(({ response, createdAt }) => response !== "interested" && !(createdAt && createdAt > dueAt));
