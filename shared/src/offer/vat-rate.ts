import { z } from "zod";
import { date, id } from "../scalars.ts";
import { vatRateKinds } from "./constants.ts";

/** In hundredths of a percent: 810 is 8.1 %. */
const rate = z.int().min(0).max(10_000);

/** Whether a rate held once, holds today, or begins on a day to come. */
const vatRateStates = ["past", "inForce", "coming"] as const;

/** A rate of the value added tax with the days on which it holds. */
export const vatRate = z.object({
  id,
  kind: z.enum(vatRateKinds),
  rate,
  validFrom: date,
  /** The last day, where another one follows. */
  validUntil: date.optional(),
  state: z.enum(vatRateStates),
});
export type VatRate = z.infer<typeof vatRate>;

/** Every rate, by its kind, the latest first. */
export const vatRateList = z.object({ items: z.array(vatRate) });
export type VatRateList = z.infer<typeof vatRateList>;

/** A rate that begins on a day to come: of those that hold none is changed, since offers were reckoned by it. */
export const addVatRateInput = z.object({ kind: z.enum(vatRateKinds), rate, validFrom: date });
export type AddVatRateInput = z.infer<typeof addVatRateInput>;
