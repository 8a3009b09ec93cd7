import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { InferInsertModel } from "drizzle-orm";
import type { auditEntries } from "../../db/schema/index.ts";
import type { JobRequestRow } from "../../factories/job-requests.ts";
import { rowId } from "../row-id.ts";
import type { planRows } from "./plan/plan-rows.ts";

type Entry = InferInsertModel<typeof auditEntries>;

/** What the audit knows of the demo's requests: that the back office sent them, and that their clients said they were done. */
export function auditRows(
  made: readonly JobRequestRow[],
  { requests, tenderers }: ReturnType<typeof planRows>,
  adminId: string,
): Entry[] {
  const sentTo = new Map(requests.map(({ id, recipients }) => [id, recipients.map(({ companyId }) => companyId)]));
  const clientOf = new Map(tenderers.map(({ id, user }) => [id, user.id]));
  return made.flatMap(({ id, number, tendererId, processedAt, doneAt, doneCompanyId }) => {
    const what = { entity: "jobRequest", entityId: id };
    const entries: Entry[] = [];
    if (processedAt)
      entries.push({
        ...what,
        id: rowId(processedAt, "audit", id),
        action: "jobRequest.sendToCompanies",
        actorId: adminId,
        at: processedAt,
        details: { number, companyIds: sentTo.get(id), from: JobStatus.Active, to: JobStatus.Processed },
      });
    const client = clientOf.get(tendererId);
    if (doneAt && doneCompanyId && client)
      entries.push({
        ...what,
        id: rowId(doneAt, "audit", id, "done"),
        action: "jobRequest.markDone",
        actorId: client,
        at: doneAt,
        details: { number, companyIds: [doneCompanyId] },
      });
    return entries;
  });
}
