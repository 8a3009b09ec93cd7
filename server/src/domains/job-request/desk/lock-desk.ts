import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

/** Takes a request's row for what the back office keeps beside it, whatever its status; nobody else is told. */
export async function lockDesk(tx: Transaction, id: string) {
  const [request] = await tx
    .select({
      number: jobRequests.number,
      status: jobRequests.status,
      doneAt: jobRequests.doneAt,
      erasedAt: jobRequests.erasedAt,
    })
    .from(jobRequests)
    .where(eq(jobRequests.id, id))
    .for("no key update");
  if (!request) throw new DomainError("NOT_FOUND");
  return request;
}
