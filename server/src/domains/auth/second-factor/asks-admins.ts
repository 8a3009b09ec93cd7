import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { applicationConfig } from "../../../db/schema/index.ts";
import type { Context } from "../../../trpc/context.ts";

const key = "security.adminSecondFactor" satisfies ConfigKey;

/** Whether an admin opens nothing without a second factor. Where nothing is set, the mode decides, as for `actorReader`. */
export async function asksAdmins(db: Queryable, { mode }: Context["config"]): Promise<boolean> {
  const [row] = await db
    .select({ value: applicationConfig.value })
    .from(applicationConfig)
    .where(eq(applicationConfig.key, key));
  return row ? row.value === true : mode === "production";
}
