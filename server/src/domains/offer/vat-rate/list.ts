import type { VatRateList } from "@metiro/shared/offer/vat-rate";
import type { Call } from "../../../trpc/context.ts";
import { allRates } from "./queries.ts";

export const list = ({ ctx }: Call): Promise<VatRateList> => allRates(ctx.db);
