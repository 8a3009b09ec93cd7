import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import type { ConfigItem, UpdateConfigInput } from "@metiro/shared/application-config/schema";
import { faultsOf } from "@metiro/shared/fault";
import { eq, sql } from "drizzle-orm";
import { applicationConfig } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { itemById } from "./queries.ts";
import { refreshSettings, tellSettingsChange } from "./settings.ts";

/** Sets a value. It takes effect here at once, in other processes as soon as they are told. */
export async function update({ ctx, input }: Call<UpdateConfigInput>): Promise<ConfigItem> {
  const { appconfigId: id } = input;
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ key: applicationConfig.key, value: applicationConfig.value })
      .from(applicationConfig)
      .where(eq(applicationConfig.id, id))
      .for("update");
    const { key, value: before } = found(row);
    const value = checked(key, input.value);
    await tx
      .update(applicationConfig)
      .set({ value, updatedAt: sql`clock_timestamp()` })
      .where(eq(applicationConfig.id, id));
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: "applicationConfig.update",
      entity: "applicationConfig",
      entityId: id,
      details: { key, before: { value: before }, after: { value } },
    });
  });
  refreshSettings(ctx.db);
  // The value is set: whoever is not told reads it a few seconds later.
  await tellSettingsChange(ctx.sql).catch((err: unknown) => ctx.log.warn({ err }, "Nobody is told of new settings"));
  return found(await itemById(ctx.db, id));
}

/** The value by the rule of its key. A key that this version does not know cannot be set. */
function checked(key: string, value: unknown): unknown {
  if (!isConfigKey(key)) throw new DomainError("NOT_FOUND");
  const parsed = configKeys[key].value.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError("VALIDATION_FAILED", { errors: faultsOf(parsed.error.issues, ["value"]) });
}
