import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { isForKeys, permissions, type ProcedurePath } from "../permissions.ts";
import { like } from "../rules/value-rules.ts";
import { bounded, emptyToAbsent, id, timestamp } from "../scalars.ts";
import { labelText } from "../text/names.ts";
import { maxKeyDays, maxNetworks, maxScopes, maxKeyNameLength, defaultKeyDays } from "./api-key-limits.ts";

const addresses = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];

/** An address or a network (CIDR), of IPv4 or IPv6. */
const network = bounded(43)
  .trim()
  .max(43)
  .refine((text) => addresses.some((shape) => shape.safeParse(text).success), like("203.0.113.0/24"));

const open = (Object.keys(permissions) as ProcedurePath[]).filter(isForKeys);
const scope = z.enum(open);

const differs = (values: readonly string[]) => new Set(values).size === values.length;

export const addApiKeyInput = z.object({
  /** The machine that it is for; only admins name one, who have no keys of their own. */
  userId: emptyToAbsent(id),
  name: labelText(maxKeyNameLength),
  scopes: z.array(scope).min(1).max(maxScopes).refine(differs, violation("repeated")),
  /** Days that it works. */
  days: z.int().min(1).max(maxKeyDays).default(defaultKeyDays),
  networks: emptyToAbsent(z.array(network).max(maxNetworks)),
});
export type AddApiKeyInput = z.infer<typeof addApiKeyInput>;

/** Whose keys: of an admin those of this account, of everybody else one's own. */
export const apiKeyListInput = z.object({ userId: emptyToAbsent(id) });
export type ApiKeyListInput = z.infer<typeof apiKeyListInput>;

/** Where a key stands: it works, or ended by itself, or was ended. */
const apiKeyStates = ["active", "expired", "revoked"] as const;

export const apiKey = z.object({
  id,
  name: z.string(),
  prefix: z.string(),
  state: z.enum(apiKeyStates),
  scopes: z.array(z.string()),
  networks: z.array(z.string()).optional(),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: timestamp.optional(),
  lastUsedFrom: z.string().optional(),
  revokedAt: timestamp.optional(),
});
export type ApiKey = z.infer<typeof apiKey>;
export const apiKeyList = z.object({ items: z.array(apiKey) });
export type ApiKeyList = z.infer<typeof apiKeyList>;

/** The key itself, which is told this once. */
export const apiKeyAdded = z.object({ key: apiKey, secret: z.string() });
export type ApiKeyAdded = z.infer<typeof apiKeyAdded>;
