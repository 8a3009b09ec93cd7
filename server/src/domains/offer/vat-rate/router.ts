import { addVatRateInput, vatRateList } from "@metiro/shared/offer/vat-rate";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../../trpc/init.ts";
import { add } from "./add.ts";
import { list } from "./list.ts";
import { remove } from "./remove.ts";

const tags = ["VatRate"];

export const vatRateRouter = router({
  list: allow("vatRate.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/VatRate/All",
        tags,
        summary: "Every rate of VAT with the days on which it holds",
        description: "`Offer/VatRates` tells everybody those of today.",
      },
    })
    .output(vatRateList)
    .query(list),
  add: allow("vatRate.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/VatRate/Add",
        tags,
        summary: "Add a rate of VAT that begins on a day to come",
        description: "Offers given from that day on are reckoned by it, and those before stay as they are.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addVatRateInput)
    .output(vatRateList)
    .mutation(add),
  remove: allow("vatRate.remove")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/VatRate/{id}",
        tags,
        summary: "Take back a rate of VAT that has not begun",
        description: "One that holds or held is never removed or changed (409 `IN_USE`).",
      },
    })
    .input(idObject)
    .output(vatRateList)
    .mutation(remove),
});
