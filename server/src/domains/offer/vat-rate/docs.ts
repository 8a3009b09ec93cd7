import { addVatRateInput, vatRate, vatRateList } from "@metiro/shared/offer/vat-rate";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document } from "../../../openapi/texts.ts";

const kind = ["Which rate it is.", "standard"] as const;
const rate = ["In hundredths of a percent: 810 is 8.1 %.", 810] as const;

export const vatRateDocs: readonly Documented[] = [
  document(vatRate, "DatedVatRate", {
    id: common.id,
    kind,
    rate,
    validFrom: ["The day from which it holds: `yyyy-MM-dd`, Europe/Zurich.", "2024-01-01"],
    validUntil: ["The last day on which it holds; absent while no other one is known to follow.", "2098-12-31"],
    state: ["Whether it held once (`past`), holds today (`inForce`) or begins on a day to come (`coming`).", "inForce"],
  }),
  document(vatRateList, { items: ["All rates, by their kind, the latest first."] }),
  document(addVatRateInput, {
    kind,
    rate,
    validFrom: ["The day from which it holds, after today: `yyyy-MM-dd`.", "2099-01-01"],
  }),
];
