import { randomBytes } from "node:crypto";
import type { ProcedurePath } from "@metiro/shared/permissions";
import type { RowCase, World } from "./row-case.ts";

/** An API key of the client `tenderer`. */
async function keyOf({ sql, people }: World) {
  const [row] = await sql<{ id: string }[]>`
    insert into api_keys (user_id, name, hash, prefix, scopes, expires_at)
    values (${people.tenderer.userId}, 'Programme', ${randomBytes(32).toString("hex")}, 'mtr_7Kd0Qz', ${["auth.profile"]}, now() + interval '90 days')
    returning id`;
  return { id: row?.id };
}

/** The calls that name an API key; admins may end everybody's. */
export const keyCases = {
  "apiKey.revoke": { finds: ["tenderer", "admin"], input: keyOf },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
