import { type SQL, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { companies, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Actor } from "../../trpc/actor.ts";

/** Companies that there are. Of an erased account the row stays, for the requests that it received, but nobody finds it. */
export const existing: SQL = sql`${companies.userId} not in (
  select ${users.id} from ${users} where ${and(eq(users.role, "Company"), isNotNull(users.deletedAt))})`;

/** Companies to which a request can be sent: confirmed, neither locked, erased nor paused. */
export const canReceive: SQL<boolean> = sql`(${and(eq(users.emailConfirmed, true), isNull(users.lockedAt), isNull(users.deletedAt), isNull(companies.pausedAt))})`;

/** The company of whoever calls. */
export function ownCompanyId({ companyId }: Actor): string {
  if (companyId === undefined) throw new DomainError("FORBIDDEN");
  return companyId;
}
