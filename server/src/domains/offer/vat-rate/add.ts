import { swissToday } from "@metiro/shared/calendar-day";
import type { AddVatRateInput, VatRateList } from "@metiro/shared/offer/vat-rate";
import { vatRates } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { allRates } from "./queries.ts";

/** Adds a rate that begins on a day to come. Offers of that day and later are reckoned by it; those before keep theirs. */
export function add({ ctx, input }: Call<AddVatRateInput>): Promise<VatRateList> {
  const { kind, rate, validFrom } = input;
  if (validFrom <= swissToday())
    throw new DomainError("VALIDATION_FAILED", { errors: { validFrom: [{ rule: "past" }] } });
  return ctx.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(vatRates)
      .values({ kind, rate, validFrom })
      .onConflictDoNothing({ target: [vatRates.kind, vatRates.validFrom] })
      .returning({ id: vatRates.id });
    if (!added) throw new DomainError("CONFLICT", { errors: { validFrom: [{ rule: "taken" }] } });
    await audit(tx, ctx, "vatRate.add", added.id, { after: { kind, rate, validFrom } });
    return allRates(tx);
  });
}
