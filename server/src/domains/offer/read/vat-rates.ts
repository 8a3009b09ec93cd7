import type { VatRates } from "@metiro/shared/offer/schema";
import type { OpenCall } from "../../../trpc/context.ts";
import { vatRatesInForce } from "../queries.ts";

export const vatRates = async ({ ctx }: OpenCall): Promise<VatRates> => ({ items: await vatRatesInForce(ctx.db) });
