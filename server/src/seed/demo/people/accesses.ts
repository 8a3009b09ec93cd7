import type { AccessKind } from "@metiro/shared/data-access/schema";
import { rowId } from "../../row-id.ts";
import type { planRows } from "../plan/plan-rows.ts";

/** Who opened which request: the back office before it was sent, the companies, and those that were chosen once more. */
export function accessRows({ requests, companies }: ReturnType<typeof planRows>, adminId: string) {
  const userOf = new Map(companies.map(({ id, user }) => [id, user.id]));
  return requests.flatMap(({ id, tendererId, processedAt, recipients }) => {
    const row = (at: string, kind: AccessKind, companyId?: string) => ({
      id: rowId(at, "access", id, kind, companyId ?? ""),
      tendererId,
      jobRequestId: id,
      companyId: companyId ?? null,
      actorId: (companyId !== undefined && userOf.get(companyId)) || adminId,
      kind,
      hour: `${at.slice(0, 13)}:00:00.000Z`,
      at,
    });
    return [
      ...(processedAt ? [row(processedAt, "request")] : []),
      ...recipients.flatMap(({ companyId, seenAt, clientDecision, decidedAt }) => [
        ...(seenAt ? [row(seenAt, "request", companyId)] : []),
        ...(clientDecision === "accepted" && decidedAt ? [row(decidedAt, "contact", companyId)] : []),
      ]),
    ];
  });
}
