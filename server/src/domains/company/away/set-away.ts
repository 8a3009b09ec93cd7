import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { maxHolidays } from "@metiro/shared/company/constants";
import type { AddHolidayInput, Company, SetAwayInput } from "@metiro/shared/company/schema";
import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companies, companyHolidays } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { companyById } from "../rows/rows.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

/**
 * A company wants no requests, until a day or until it says otherwise, or wants them again: then holidays of today are over, too. A pause
 * with a last day is holidays that begin today.
 */
export const setAway = ({ ctx, input: { away, endsOn } }: Call<SetAwayInput, CompanyActor>): Promise<Company> =>
  changed(ctx, async (tx, id) => {
    const forGood = away && endsOn === undefined;
    await tx
      .update(companies)
      .set({ awayAt: forGood ? sql`coalesce(${companies.awayAt}, clock_timestamp())` : null })
      .where(eq(companies.id, id));
    if (forGood) return;
    const own = eq(companyHolidays.companyId, id);
    await tx
      .delete(companyHolidays)
      .where(and(own, sql`${today} between ${companyHolidays.startsOn} and ${companyHolidays.endsOn}`));
    if (endsOn === undefined) return;
    await tx.delete(companyHolidays).where(and(own, lte(companyHolidays.endsOn, endsOn)));
    await tx
      .update(companyHolidays)
      .set({ startsOn: plusDays(endsOn, 1) })
      .where(and(own, lte(companyHolidays.startsOn, endsOn)));
    await add(tx, id, { startsOn: swissToday(), endsOn });
  });

/** Plans days without requests. What is over goes meanwhile; the database refuses what overlaps. */
export const addHoliday = ({ ctx, input }: Call<AddHolidayInput, CompanyActor>): Promise<Company> =>
  changed(ctx, async (tx, companyId) => {
    await tx
      .delete(companyHolidays)
      .where(and(eq(companyHolidays.companyId, companyId), lt(companyHolidays.endsOn, today)));
    await add(tx, companyId, input);
  });

async function add(tx: Transaction, companyId: string, days: AddHolidayInput): Promise<void> {
  if ((await tx.$count(companyHolidays, eq(companyHolidays.companyId, companyId))) >= maxHolidays)
    throw new DomainError("VALIDATION_FAILED", { errors: { startsOn: [{ rule: "tooMany", max: maxHolidays }] } });
  await tx.insert(companyHolidays).values({ companyId, ...days });
}

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
