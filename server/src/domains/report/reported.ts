import type { ReportedKind } from "@metiro/shared/report/constants";
import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { delivered } from "../../db/queries/recipients.ts";
import {
  companies,
  conversations,
  isShown,
  jobRequestCompanies,
  jobRequests,
  messages,
  reviews,
  tenderers,
} from "../../db/schema/index.ts";
import { begunBy, otherSide, partyOf } from "../conversation/index.ts";
import { companiesFor } from "../review/index.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";

type Reporter = TendererActor | CompanyActor;

interface Reported {
  entityId: string;
  /** Of the user whom it is about. */
  aboutId: string;
  jobRequestId: string | null;
}

type Find = (db: Queryable, actor: Reporter, id: string) => Promise<Reported[]>;

/** What somebody may report is what that person sees of others, and never what is one's own. */
const finders: Record<ReportedKind, Find> = {
  message(db, actor, id) {
    const party = partyOf(actor);
    return db
      .select({
        entityId: messages.id,
        aboutId: party.side === "client" ? companies.userId : tenderers.userId,
        jobRequestId: messages.jobRequestId,
      })
      .from(messages)
      .innerJoin(
        conversations,
        and(eq(conversations.jobRequestId, messages.jobRequestId), eq(conversations.companyId, messages.companyId)),
      )
      .innerJoin(
        jobRequestCompanies,
        and(
          eq(jobRequestCompanies.jobRequestId, messages.jobRequestId),
          eq(jobRequestCompanies.companyId, messages.companyId),
        ),
      )
      .innerJoin(companies, eq(companies.id, messages.companyId))
      .innerJoin(tenderers, eq(tenderers.id, conversations.tendererId))
      .where(and(eq(messages.id, id), eq(messages.sender, otherSide(party.side)), begunBy(party), delivered));
  },
  review: (db, actor, id) =>
    db
      .select({ entityId: reviews.id, aboutId: tenderers.userId, jobRequestId: reviews.jobRequestId })
      .from(reviews)
      .innerJoin(tenderers, eq(tenderers.id, reviews.tendererId))
      .where(
        and(
          eq(reviews.id, id),
          isShown(reviews.showsAt),
          companiesFor(actor, reviews.companyId),
          ne(tenderers.userId, actor.userId),
        ),
      ),
  async company(db, actor, id) {
    if (actor.role === "Company") return [];
    const rows = await db
      .select({ entityId: companies.id, aboutId: companies.userId })
      .from(companies)
      .where(and(eq(companies.id, id), companiesFor(actor, companies.id)));
    return rows.map((row) => ({ ...row, jobRequestId: null }));
  },
  jobRequest: (db, actor, id) => received(db, actor, eq(jobRequests.id, id)),
  async user(db, actor, id) {
    const rows = await received(db, actor, eq(jobRequests.id, id));
    return rows.map((row) => ({ ...row, entityId: row.aboutId }));
  },
};

/** A request that a company received, with whose it is. */
async function received(db: Queryable, actor: Reporter, which: SQL): Promise<Reported[]> {
  if (actor.role === "Tenderer") return [];
  return db
    .select({ entityId: jobRequests.id, aboutId: tenderers.userId, jobRequestId: jobRequests.id })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .where(and(which, eq(jobRequestCompanies.companyId, actor.companyId), delivered));
}

/** What is reported, where the reporter may see it. */
export async function findReported(
  db: Queryable,
  actor: Reporter,
  { kind, id }: { kind: ReportedKind; id: string },
): Promise<Reported | undefined> {
  const [row] = await finders[kind](db, actor, id);
  return row;
}
