import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../../db/schema/index.ts";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { lockOtherAccount } from "../other-account.ts";

const { db } = await testDatabase();
const make = rowsIn(db);
const erased = { deletedAt: "2026-01-01T00:00:00.000Z" };

/** One admin removes another and, before that is committed, a third call comes in. */
async function overtaken(others: "one" | "two") {
  await db.update(users).set(erased).where(eq(users.role, "Admin"));
  const [first, second] = [await make.admin(), await make.admin()];
  const third = others === "two" ? await make.admin() : first;
  const taken = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const removing = db.transaction(async (tx) => {
    await lockOtherAccount(tx, first, second.userId);
    taken.resolve();
    await goOn.promise;
    await tx.update(users).set(erased).where(eq(users.id, second.userId));
  });
  await taken.promise;
  const late = refusal(db.transaction((tx) => lockOtherAccount(tx, second, third.userId)));
  goOn.resolve();
  await removing;
  return late;
}

test("who was removed meanwhile removes nobody, least of all the last one", async () => {
  expect(await overtaken("one")).toMatchObject({ code: "LAST_ADMIN" });
  expect(await overtaken("two")).toMatchObject({ code: "UNAUTHORIZED" });
});
