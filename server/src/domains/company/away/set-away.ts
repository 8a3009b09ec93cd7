import { maxHolidays } from "@metiro/shared/company/constants";
import type { AddHolidayInput, Company, SetAwayInput } from "@metiro/shared/company/schema";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companies, companyHolidays } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { companyById } from "../read/rows.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

/** A company wants no requests until it says otherwise, or wants them again: then holidays of today are over, too. */
export const setAway = ({ ctx, input: { away } }: Call<SetAwayInput, CompanyActor>): Promise<Company> =>
  changed(ctx, async (tx, id) => {
    await tx
      .update(companies)
      .set({ awayAt: away ? sql`coalesce(${companies.awayAt}, clock_timestamp())` : null })
      .where(eq(companies.id, id));
    if (!away)
      await tx
        .delete(companyHolidays)
        .where(
          and(
            eq(companyHolidays.companyId, id),
            sql`${today} between ${companyHolidays.startsOn} and ${companyHolidays.endsOn}`,
          ),
        );
  });

/** Plans days without requests. What is over goes meanwhile; the database refuses what overlaps. */
export const addHoliday = ({ ctx, input }: Call<AddHolidayInput, CompanyActor>): Promise<Company> =>
  changed(ctx, async (tx, companyId) => {
    const own = eq(companyHolidays.companyId, companyId);
    await tx.delete(companyHolidays).where(and(own, lt(companyHolidays.endsOn, today)));
    if ((await tx.$count(companyHolidays, own)) >= maxHolidays)
      throw new DomainError("VALIDATION_FAILED", { errors: { startsOn: [{ rule: "tooMany", max: maxHolidays }] } });
    await tx.insert(companyHolidays).values({ companyId, ...input });
  });

/** Takes back holidays, planned or present. */
export const removeHoliday = ({ ctx, input: { id } }: Call<{ id: string }, CompanyActor>): Promise<Company> =>
  changed(ctx, async (tx, companyId) => {
    const gone = await tx
      .delete(companyHolidays)
      .where(and(eq(companyHolidays.id, id), eq(companyHolidays.companyId, companyId)))
      .returning({ id: companyHolidays.id });
    orNotFound(gone[0]);
  });

/** One change of a company's absences after the other. */
async function changed(
  { db, actor }: ActorContext<CompanyActor>,
  change: (tx: Transaction, companyId: string) => Promise<void>,
): Promise<Company> {
  const id = actor.companyId;
  await db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("no key update");
    await change(tx, id);
    await announce(tx, { about: "company", id });
  });
  return orNotFound(await companyById(db, id));
}
