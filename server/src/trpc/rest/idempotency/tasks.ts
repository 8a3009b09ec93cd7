import { not } from "drizzle-orm";
import { idempotencyKeys, isFreshKey } from "../../../db/schema/index.ts";
import type { TaskParts } from "../../../jobs/index.ts";

/** What goes every hour: keys that no longer hold. */
export const idempotencySweeps: TaskParts = {
  idempotencyKeys: async ({ db }) => {
    const { count } = await db.delete(idempotencyKeys).where(not(isFreshKey));
    return count;
  },
};
