import type { CreateSubscriptionsInput } from "@metiro/shared/subscription/schema";
import type { z } from "zod";
import type { SubscriptionRows } from "./subscription-rows.ts";

/** The call's own schema; what a row has beside it is left out. */
export const rowsSchema = async () =>
  (await import("@metiro/shared/subscription/schema")).createSubscriptionsInput as unknown as z.ZodType<
    CreateSubscriptionsInput,
    SubscriptionRows
  >;
