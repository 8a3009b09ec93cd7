import {
  type Caller,
  callRefusal,
  callsForKeysOf,
  isForKeys,
  type Permission,
  permissions,
  type ProcedurePath,
} from "@metiro/shared/permissions";
import { type Role, roles } from "@metiro/shared/roles";
import { type Arbitrary, assert, boolean, constantFrom, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Context } from "../../../trpc/context.ts";
import { guardOf } from "../../../trpc/init.ts";
import { newApiKey } from "../../../tokens/api-key.ts";
import { testApp } from "../../app/app.ts";
import { callOn, procedures, surfaces } from "../../surface/calls.ts";

const paths = Object.keys(permissions) as ProcedurePath[];
const guards = new Map(paths.map((path) => [path, guardOf(path)]));

/** Whether the guard of a call lets somebody pass who has proved who it is just now: the most that an owner may. */
function passes(path: ProcedurePath, caller: Caller): boolean {
  const actor = { ...caller, isProved: caller.key === undefined, proofs: [] };
  try {
    guards.get(path)?.({ actor, noteForbidden: () => undefined } as unknown as Context);
    return true;
  } catch {
    return false;
  }
}

const owner: Arbitrary<Caller> = record(
  { role: constantFrom(...roles), emailConfirmed: boolean(), mustEnrol: boolean() },
  { requiredKeys: ["role", "emailConfirmed"] },
);

test("for every call, every role and whatever scopes, a key passes only where its owner does, and only where it was made for", () => {
  assert(
    property(owner, uniqueArray(constantFrom(...paths), { maxLength: paths.length }), (who, scopes) => {
      for (const path of paths)
        if (passes(path, { ...who, key: { scopes } }))
          expect({ path, owner: passes(path, who), scoped: scopes.includes(path) }).toEqual({
            path,
            owner: true,
            scoped: true,
          });
    }),
    { numRuns: 300 },
  );
});

test.each(roles)(
  "a key that is made for everything that one of %s may hold keys for opens all of that",
  (role: Role) => {
    const scopes = callsForKeysOf(role);
    for (const path of scopes) expect(callRefusal(path, { role, emailConfirmed: true, key: { scopes } })).toBeNull();
  },
);

test("what keeps an account safe, and what asks for a proof, is open to no key", () => {
  const ofAccounts = paths.filter((path) => path.startsWith("auth.") && isForKeys(path));
  expect(ofAccounts).toEqual(["auth.createCompanyAdmin", "auth.resendInvitation", "auth.profile"]);
  expect(paths.filter((path) => (permissions[path] as Permission).fresh === "always" && isForKeys(path))).toEqual([]);
  for (const slice of ["apiKey.", "live."])
    expect(paths.filter((path) => path.startsWith(slice)).some(isForKeys)).toBe(false);
});

const server = await testApp();
const { app, sql } = server;

/** A key with every scope there is, as if somebody had written them into the table. */
async function keyOf(role: Role) {
  const { userId } = await server.signedIn(role);
  const { secret, prefix, hash } = newApiKey();
  await sql`insert into api_keys (user_id, name, hash, prefix, scopes, expires_at)
    values (${userId}, 'Programme', ${hash}, ${prefix}, ${paths}, now() + interval '90 days')`;
  return `Bearer ${secret}`;
}

describe.each(roles)("a key of %s with every scope", (role) => {
  test.each(surfaces)("is refused what is for no key, and what is not its owner's, over %s", async (surface) => {
    const authorization = await keyOf(role);
    const may = new Set<string>(callsForKeysOf(role));
    for (const procedure of procedures) {
      if (may.has(procedure.path)) continue;
      const { problem } = await callOn(surface, app, procedure, { raw: "{broken", input: {}, authorization });
      expect({ path: procedure.path, code: problem?.code }).toEqual({ path: procedure.path, code: "FORBIDDEN" });
    }
  });
});
