import { expect, test, vi } from "vitest";
import { createUser } from "../../../factories/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Passwords } from "../../../passwords/passwords.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { digitsOf } from "../codes/codes.ts";
import { authRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const ctx = contextOf(database);
const hash = vi.fn(ctx.passwords.hash);
const passwords: Passwords = { ...ctx.passwords, hash, ofKnown: () => passwords };
const auth = createCallerFactory(authRouter)({ ...ctx, passwords });
const newPassword = "une-phrase-toute-neuve-38";

test("a password is hashed for the right code alone, and a refused one leaves the code as it was", async () => {
  const { email } = await createUser(db, { role: "Tenderer", firstName: "Théophraste" });
  expect(await auth.resetPassword({ email })).toEqual({ sent: true });
  const [sent] = await sql<{ id: string }[]>`select id from verification_codes`;
  const code = digitsOf(ctx.config.keys, sent?.id ?? "");
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (const refused of [
    { email, code: wrong },
    { email: "personne@exemple.ch", code },
    { email, code: "x".repeat(43) },
  ])
    expect(await refusal(auth.resetPassword({ ...refused, newPassword }))).toMatchObject({ code: "CODE_INVALID" });
  await refusal(auth.resetPassword({ email, code, newPassword: "Théophraste" }));
  expect(hash).not.toHaveBeenCalled();
  expect(await auth.resetPassword({ email, code, newPassword })).toEqual({ reset: true });
  expect(hash).toHaveBeenCalledTimes(1);
});

test("while its hash is waited for nobody holds the account, and a code that is spent meanwhile is refused", async () => {
  const { id, email } = await createUser(db, { role: "Tenderer" });
  await auth.resetPassword({ email });
  const [sent] = await sql<{ id: string }[]>`select id from verification_codes where user_id = ${id}`;
  const code = digitsOf(ctx.config.keys, sent?.id ?? "");
  const begun = Promise.withResolvers<void>();
  const there = Promise.withResolvers<void>();
  hash.mockImplementationOnce(async (password) => {
    begun.resolve();
    await there.promise;
    return ctx.passwords.hash(password);
  });
  const slow = refusal(auth.resetPassword({ email, code, newPassword }));
  await begun.promise;
  await sql`select from users where id = ${id} for update nowait`;
  expect(await auth.resetPassword({ email, code, newPassword: "une-autre-phrase-neuve-39" })).toEqual({ reset: true });
  there.resolve();
  expect(await slow).toMatchObject({ code: "CODE_INVALID" });
  const outcomes = await sql<
    { outcome: string }[]
  >`select outcome from sign_in_events where user_id = ${id} order by at`;
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["confirmed", "wrong"]);
});
