import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companies, jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor, TendererActor } from "../../../trpc/actor.ts";
import { lockFor } from "../access/lock.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";

interface Pair {
  jobRequestId: string;
  companyId: string;
}

const isOf = ({ jobRequestId, companyId }: Pair) =>
  and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId));

/**
 * Holds an answer that its client has accepted, for one of the two who wants it changed: the request is still where answers are given and
 * decided on. Returns the accounts of both.
 */
export async function lockAgreement(tx: Transaction, actor: CompanyActor | TendererActor, pair: Pair) {
  const action = actor.role === "Company" ? "answer" : "decide";
  const { request } = await lockFor(tx, actor, pair.jobRequestId, action, "share", [pair.companyId]);
  const [row] = await tx
    .select({ decision: jobRequestCompanies.clientDecision, companyUserId: companies.userId })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(isOf(pair))
    .for("no key update", { of: jobRequestCompanies });
  const { decision, companyUserId } = orNotFound(row);
  if (decision !== "accepted") throw new DomainError("NOT_ACCEPTED");
  return { companyUserId, clientUserId: await clientUserIdOf(tx, request.tendererId) };
}

type Summary = Pick<
  typeof jobRequestCompanies.$inferInsert,
  "message" | "priceMin" | "priceMax" | "priceUnit" | "vat" | "availableFrom" | "duration" | "durationUnit" | "visit"
>;

/** Sums up anew what an accepted answer says, once both want it so. When it was given and decided stays. */
export async function recomputeAgreement(tx: Transaction, pair: Pair, summary: Summary): Promise<void> {
  await tx.update(jobRequestCompanies).set(summary).where(isOf(pair));
}
