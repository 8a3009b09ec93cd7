import { type ConfigKey, configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import type { ConfigItem, UpdateConfigInput } from "@metiro/shared/application-config/schema";
import { fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { eq, inArray, or } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { applicationConfig } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { itemById } from "./queries.ts";
import { refreshSettings, broadcastSettingsChange } from "./settings.ts";
import { type Author, audit, nobody } from "../audit/index.ts";

/** Sets a value, or with null its default again. It takes effect here at once, in other processes as soon as they are told. */
export async function update({ ctx, input }: Call<UpdateConfigInput>): Promise<ConfigItem> {
  const { appconfigId: id, baseRevision, value } = input;
  if (value === undefined) return orNotFound(await itemById(ctx.db, id));
  await ctx.db.transaction((tx) => setValue(tx, ctx, { id, baseRevision, value }, ctx.config));
  refreshSettings(ctx.db);
  // The value is set: whoever is not told reads it a few seconds later.
  await broadcastSettingsChange(ctx.sql).catch((err: unknown) =>
    ctx.log.warn({ err }, "Nobody is told of new settings"),
  );
  return orNotFound(await itemById(ctx.db, id));
}

/** Sets a value by the operator’s program, or with null its default again; false where no key is called so. */
export async function updateAsOperator(db: Db, key: string, value: unknown, config: Secrets): Promise<boolean> {
  const [row] = await db
    .select({ id: applicationConfig.id })
    .from(applicationConfig)
    .where(eq(applicationConfig.key, key));
  if (!row) return false;
  await db.transaction((tx) => setValue(tx, nobody, { id: row.id, baseRevision: undefined, value }, config));
  await broadcastSettingsChange(db.$client);
  return true;
}

type Secrets = Pick<Config, "turnstileSecret">;

interface NewValue {
  id: string;
  baseRevision: number | undefined;
  value: unknown;
}

async function setValue(
  tx: Transaction,
  author: Author,
  { id, baseRevision, value: wanted }: NewValue,
  { turnstileSecret }: Secrets,
): Promise<void> {
  // Together with those that bear on one another, always in one order, so that no two changes miss each other.
  const rows = await tx
    .select({ id: applicationConfig.id, key: applicationConfig.key, value: applicationConfig.value })
    .from(applicationConfig)
    .where(or(eq(applicationConfig.id, id), inArray(applicationConfig.key, turnstileKeys)))
    .orderBy(applicationConfig.key)
    .for("update");
  const { key, value: before } = orNotFound(rows.find((row) => row.id === id));
  const value = checked(key, wanted);
  const next = Object.fromEntries([...rows.map((row) => [row.key, row.value]), [key, value]]) as Record<
    string,
    unknown
  >;
  if (turnstileKeys.includes(key)) refuseUnlessAskable(next, turnstileSecret);
  const target = {
    table: applicationConfig,
    revision: applicationConfig.revision,
    returning: { id: applicationConfig.id },
  };
  await saveRevision(tx, target, { id, baseRevision }, { value });
  await audit(tx, author, "applicationConfig.update", id, { key, before: { value: before }, after: { value } });
}

const turnstileKeys: string[] = ["botProtection.provider", "botProtection.siteKey"] satisfies ConfigKey[];

/** Turnstile without its keys would turn everybody away who wants an account. */
function refuseUnlessAskable(next: Record<string, unknown>, secret: string | undefined): void {
  if (next["botProtection.provider"] !== "turnstile") return;
  if (!secret || !next["botProtection.siteKey"])
    throw new DomainError("VALIDATION_FAILED", { errors: { value: [{ rule: "turnstileUnset" }] } });
}

/** The value by the rule of its key. A key that this version does not know cannot be set. */
function checked(key: string, value: unknown): unknown {
  if (!isConfigKey(key)) throw new DomainError("NOT_FOUND");
  if (value === null) return configKeys[key].default;
  const parsed = configKeys[key].value.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError("VALIDATION_FAILED", { errors: fieldViolationsOf(parsed.error.issues, ["value"]) });
}
