import type { AddApiKeyInput, ApiKeyAdded } from "@metiro/shared/auth/api-keys";
import { maxKeys } from "@metiro/shared/auth/api-key-limits";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { callsForKeysOf } from "@metiro/shared/permissions";
import { and, eq, isNull, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import type { Transaction } from "../../../db/client.ts";
import { apiKeys, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { newApiKey } from "../../../tokens/api-key.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { logSecurity } from "../../../trpc/security-log.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails, everyAdmin } from "../../notification/index.ts";
import { lockSession } from "../sign-in/sessions.ts";
import { isActive, keysWhere } from "./queries.ts";

const refused = (field: string, fault: FieldViolation) =>
  new DomainError("VALIDATION_FAILED", { errors: { [field]: [fault] } });

/** Makes a key for calls that its owner may make itself; an admin makes those of machines. The key is told this once. */
export async function add({ ctx, input }: Call<AddApiKeyInput>): Promise<ApiKeyAdded> {
  const { name, scopes, days } = input;
  const { role, userId: asker } = ctx.actor;
  const may = new Set<string>(callsForKeysOf(role));
  const foreign = scopes.findIndex((scope) => !may.has(scope));
  if (foreign >= 0) throw refused(`scopes.${foreign}`, { rule: "choice" });
  const networks = input.networks?.map(asNetwork);
  const { secret, prefix, hash } = newApiKey();
  const key = await ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx);
    const userId = await ownerOf(tx, ctx, input.userId);
    if ((await tx.$count(apiKeys, and(eq(apiKeys.userId, userId), isActive))) >= maxKeys)
      throw new DomainError("CONFLICT");
    const [made] = await tx
      .insert(apiKeys)
      .values({
        userId,
        name,
        prefix,
        hash,
        scopes: [...scopes],
        networks: networks?.length ? networks : null,
        expiresAt: sql`now() + ${days} * interval '1 day'`,
      })
      .returning({ id: apiKeys.id });
    if (!made) throw new Error("Inserting a key returned no row");
    const isMachines = userId !== asker;
    await enqueueMails(tx, [
      { kind: "apiKeyAdded", to: isMachines ? everyAdmin : userId, data: { prefix, days, machine: isMachines } },
    ]);
    await audit(tx, ctx, "apiKey.add", made.id, {
      key: prefix,
      of: userId,
      scopes,
      days,
      networks: networks?.length ?? 0,
    });
    logSecurity(ctx, "apiKey.added", { of: userId });
    return made.id;
  });
  const [shown] = await keysWhere(ctx.db, eq(apiKeys.id, key));
  if (!shown) throw new Error("A key that was made is not there");
  return { key: shown, secret };
}

/** Whose key it becomes: oneself, or a machine that an admin names. Held, so that the keys of one account are made one after the other. */
async function ownerOf(tx: Transaction, { actor }: ActorContext, named: string | undefined): Promise<string> {
  if (actor.role !== "Admin") {
    if (named !== undefined && named !== actor.userId) throw refused("userId", { rule: "unknown" });
    return actor.userId;
  }
  if (named === undefined) throw refused("userId", { rule: "required" });
  const [machine] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, named), users.isMachine, isNull(users.deletedAt), isNull(users.lockedAt)))
    .for("no key update");
  if (!machine) throw refused("userId", { rule: "unknown" });
  return machine.id;
}

/** A network as it is compared: a single address is one of its own, bits beyond the mask are nothing, and IPv4 written as IPv6 is IPv4. */
function asNetwork(text: string, at: number): string {
  try {
    const [address, bits] = text.includes("/") ? plain(ipaddr.parseCIDR(text)) : whole(text);
    const kind = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
  } catch {
    throw refused(`networks.${at}`, { rule: "format", example: "203.0.113.0/24" });
  }
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Callers by IPv4 are known as such: a network of theirs that is written as one of IPv6 would hold none of them. */
const plain = ([address, bits]: Network): Network =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
    ? [address.toIPv4Address(), bits - 96]
    : [address, bits];

function whole(text: string): Network {
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
