import { expect, test } from "vitest";
import { createTenderer } from "../factories/index.ts";
import { testDatabase } from "../test/database/database.ts";
import { productionSettings } from "../test/app/production-settings.ts";
import { newApiKey } from "../tokens/api-key.ts";
import { operate } from "./program.ts";

const { db, sql, url } = await testDatabase();
const settings = productionSettings(url, "/nonexistent");
const told = async (...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await operate([...args, "--json"], settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
};

test("keys are listed, and ended by their beginning, as they were found, or all of an account", async () => {
  const { user } = await createTenderer(db);
  const keys = [newApiKey(), newApiKey(), newApiKey()] as const;
  for (const { prefix, hash } of keys)
    await sql`insert into api_keys (user_id, name, hash, prefix, scopes, expires_at)
      values (${user.id}, 'Programme', ${hash}, ${prefix}, '{auth.profile}', now() + interval '90 days')`;
  expect(await told("api-key", "list", "--of", user.email)).toHaveLength(3);
  expect(await told("api-key", "list", "--of", "nobody@example.ch")).toEqual([]);
  const shown = await operate(["api-key", "list"], settings);
  expect(shown.stdout).toContain(`${keys[0].prefix}…  ${user.email} (Tenderer)  1 calls`);

  expect(await told("api-key", "revoke", keys[0].prefix)).toEqual({ revoked: [keys[0].prefix] });
  expect(await told("api-key", "revoke", keys[1].secret)).toEqual({ revoked: [keys[1].prefix] });
  expect(await told("api-key", "revoke", user.email)).toEqual({ revoked: [keys[2].prefix] });
  const again = await operate(["api-key", "revoke", keys[1].secret], settings);
  expect(again).toMatchObject({ code: 1, stderr: "No API key that works is meant by this.\n" });
  expect(
    await sql`select from audit_entries where action = 'operator.revokeApiKeys' and entity = 'apiKey'`,
  ).toHaveLength(3);
});
