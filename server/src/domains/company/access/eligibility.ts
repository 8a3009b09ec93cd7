import type { ProofKind } from "@metiro/shared/proof/constants";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { companies, jobRequests, users } from "../../../db/schema/index.ts";
import { subscribedToday } from "../../../db/queries/company/subscription-standing.ts";
import { lackingKinds } from "../../proof/index.ts";
import { companyIsAway, canReceive } from "./policy.ts";

interface Options {
  /** Whether only companies with a subscription of today may receive. */
  subscriptionRequired: boolean;
  /** The request whose trade says which proofs a company must have; absent: none is asked. */
  provedForRequest?: string;
}

interface Sendable {
  /** Those to which a request can be sent now, each with the user that its mail goes to. */
  allowed: Map<string, string>;
  /** The others, each with what stands in the way. For the back office: nobody else may learn it. */
  refused: Map<string, FieldViolation>;
}

/** Divides companies into those that can be sent a request now and those that cannot. */
export async function sendableCompanies(
  db: Queryable,
  companyIds: string[],
  { subscriptionRequired, provedForRequest }: Options,
): Promise<Sendable> {
  const sendable: Sendable = { allowed: new Map(), refused: new Map() };
  if (companyIds.length === 0) return sendable;
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      userId: companies.userId,
      receives: canReceive,
      confirmed: users.emailConfirmed,
      erased: sql<boolean>`${isNotNull(users.deletedAt)}`,
      locked: sql<boolean>`${isNotNull(users.lockedAt)}`,
      paused: sql<boolean>`${isNotNull(companies.pausedAt)}`,
      away: companyIsAway,
      subscribed: sql<boolean>`${subscribedToday}`,
      lacking:
        provedForRequest === undefined
          ? sql<ProofKind[]>`'{}'::text[]`
          : lackingKinds(companies.id, tradeOf(provedForRequest)),
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(inArray(companies.id, companyIds));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const id of companyIds) {
    const row = found.get(id);
    if (row?.receives && (row.subscribed || !subscriptionRequired) && row.lacking.length === 0)
      sendable.allowed.set(id, row.userId);
    else sendable.refused.set(id, obstacle(id, row));
  }
  return sendable;
}

const tradeOf = (jobRequestId: string) =>
  sql`(select ${jobRequests.subcategoryId} from ${jobRequests} where ${jobRequests.id} = ${jobRequestId})`;

interface Row extends Record<"erased" | "locked" | "confirmed" | "paused" | "away", boolean> {
  name: string;
  lacking: ProofKind[];
}

/** What would have to change first. */
function obstacle(id: string, row: Row | undefined): FieldViolation {
  if (!row || row.erased) return { rule: "companyUnknown", id };
  const { name } = row;
  if (row.locked) return { rule: "companyLocked", id, name };
  if (!row.confirmed) return { rule: "companyUnconfirmed", id, name };
  if (row.paused) return { rule: "companyPaused", id, name };
  if (row.away) return { rule: "companyAway", id, name };
  if (row.lacking.length > 0) return { rule: "companyUnproved", id, name, kinds: row.lacking.join(", ") };
  return { rule: "companyUnsubscribed", id, name };
}
