import type { VatRateList } from "@metiro/shared/offer/vat-rate";
import { swissToday } from "@metiro/shared/calendar-day";
import { eq } from "drizzle-orm";
import { vatRates } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { allRates } from "./queries.ts";

/** Takes back a rate that has not begun. One that holds or held stays: offers were reckoned by it. */
export function remove({ ctx, input: { id } }: Call<{ id: string }>): Promise<VatRateList> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ kind: vatRates.kind, rate: vatRates.rate, validFrom: vatRates.validFrom })
      .from(vatRates)
      .where(eq(vatRates.id, id))
      .for("update");
    const before = orNotFound(found);
    if (before.validFrom <= swissToday()) throw new DomainError("IN_USE");
    await tx.delete(vatRates).where(eq(vatRates.id, id));
    await audit(tx, ctx, "vatRate.remove", id, { before });
    return allRates(tx);
  });
}
