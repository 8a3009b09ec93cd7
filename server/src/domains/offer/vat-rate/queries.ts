import { vatRateKinds } from "@metiro/shared/offer/constants";
import type { VatRateList } from "@metiro/shared/offer/vat-rate";
import { desc, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { vatRates } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";

const next = sql`lead(${vatRates.validFrom}) over (partition by ${vatRates.kind} order by ${vatRates.validFrom})`;

/** Every rate that there is or was: a few rows a decade. */
export async function allRates(db: Queryable): Promise<VatRateList> {
  const rows = await db
    .select({
      id: vatRates.id,
      kind: vatRates.kind,
      rate: vatRates.rate,
      validFrom: vatRates.validFrom,
      validUntil: sql<string | null>`${next} - 1`,
      state: sql<
        VatRateList["items"][number]["state"]
      >`case when ${vatRates.validFrom} > ${today} then 'coming' when ${next} <= ${today} then 'past' else 'inForce' end`,
    })
    .from(vatRates)
    .orderBy(desc(vatRates.validFrom));
  const byKind = rows.toSorted((one, other) => vatRateKinds.indexOf(one.kind) - vatRateKinds.indexOf(other.kind));
  return { items: byKind.map((row) => omitNulls(row)) };
}
