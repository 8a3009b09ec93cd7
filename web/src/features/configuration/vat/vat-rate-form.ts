import { addVatRateInput } from "@metiro/shared/offer/vat-rate";
import { z } from "zod";

/** A rate as it is typed: in percent, with two decimals at most. */
export const vatRateForm = addVatRateInput.omit({ rate: true }).extend({ percent: z.number().min(0).max(100) });
