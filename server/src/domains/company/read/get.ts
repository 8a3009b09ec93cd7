import type { Company, CompanyDetail } from "@metiro/shared/company/schema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { companies, companyFigures, companyNotes, verificationCodes } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { notesIn } from "../../office-note/index.ts";
import { subscriptionsOf } from "../../subscription/index.ts";
import { companyById, companyItems } from "../rows/rows.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

export async function own({ ctx }: Call<void, CompanyActor>): Promise<Company> {
  return orNotFound(await companyById(ctx.db, ctx.actor.companyId));
}

/** Everything about one company, for the back office. */
export const get = ({ ctx, input: { id } }: Call<{ id: string }>): Promise<CompanyDetail> => companyDetail(ctx.db, id);

export async function companyDetail(db: Db, id: string): Promise<CompanyDetail> {
  const [company, [item], subscriptions, [figures], [invitation], notes] = await Promise.all([
    companyById(db, id),
    companyItems(db, [id]),
    subscriptionsOf(db, id),
    figuresOf(db).execute({ id }),
    invitationOf(db).execute({ id }),
    notesIn(db, companyNotes, eq(companyNotes.companyId, id)),
  ]);
  const known = { ...orNotFound(item), ...orNotFound(company), subscriptions, figures: orNotFound(figures), notes };
  return invitation ? { ...known, invitation } : known;
}

/** What became of all that the company ever received. */
const figuresOf = prepared((db) =>
  db
    .select({
      received: sql<number>`running_sum(${companyFigures.sentDays}, 0)`,
      interested: companyFigures.interested,
      declined: companyFigures.declined,
      accepted: companyFigures.accepted,
    })
    .from(companyFigures)
    .where(eq(companyFigures.companyId, sql.placeholder("id")))
    .prepare("company_figures"),
);

/** The newest one: the link of an earlier one no longer works. */
const invitationOf = prepared((db) =>
  db
    .select({
      sentAt: verificationCodes.createdAt,
      expiresAt: verificationCodes.expiresAt,
      open: sql<boolean>`${verificationCodes.usedAt} is null and ${verificationCodes.expiresAt} > now()`,
    })
    .from(verificationCodes)
    .innerJoin(companies, eq(companies.userId, verificationCodes.userId))
    .where(and(eq(companies.id, sql.placeholder("id")), eq(verificationCodes.purpose, "invite")))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1)
    .prepare("company_invitation"),
);
