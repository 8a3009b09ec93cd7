import { minReviews } from "@metiro/shared/review/constants";
import type { ClientFigures, ClientFiguresInput } from "@metiro/shared/review/schema";
import { and, eq, exists, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { clientReviews, isShown, jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Actor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";

/** How often companies said yes of a client: one's own, or of the client of a request that one received. */
export async function clientFigures({
  ctx: { db, actor },
  input: { jobRequestId },
}: Call<ClientFiguresInput>): Promise<ClientFigures> {
  const tendererId = await clientOf(db, actor, jobRequestId);
  const yes = (column: AnyPgColumn) => sql<number>`(count(*) filter (where ${column}))::int`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      matched: yes(clientReviews.matched),
      reachable: yes(clientReviews.reachable),
      paidOnTime: yes(clientReviews.paidOnTime),
    })
    .from(clientReviews)
    .where(and(eq(clientReviews.tendererId, tendererId), isShown(clientReviews.showsAt)));
  const { count, ...figures } = row ?? { count: 0 };
  return { count, ...((actor.role === "Tenderer" ? count > 0 : count >= minReviews) && figures) };
}

async function clientOf(db: Db, actor: Actor, jobRequestId: string): Promise<string> {
  const [row] = await db
    .select({ id: jobRequests.tendererId })
    .from(jobRequests)
    .where(and(eq(jobRequests.id, jobRequestId), knownTo(db, actor)));
  return orNotFound(row).id;
}

const knownTo = (db: Db, actor: Actor) => {
  if (actor.role === "Admin") return undefined;
  if (actor.role === "Tenderer") return eq(jobRequests.tendererId, actor.tendererId);
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobRequestCompanies)
      .where(
        and(
          eq(jobRequestCompanies.jobRequestId, jobRequests.id),
          eq(jobRequestCompanies.companyId, actor.companyId),
          delivered,
        ),
      ),
  );
};
