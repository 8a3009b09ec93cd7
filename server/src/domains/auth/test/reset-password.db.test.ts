import { expect, test, vi } from "vitest";
import { createUser } from "../../../factories/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { digitsOf } from "../codes/codes.ts";
import { authRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const ctx = contextOf(database);
const hash = vi.fn(ctx.passwords.hash);
const auth = createCallerFactory(authRouter)({ ...ctx, passwords: { ...ctx.passwords, hash } });
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
