import { expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { tendererRouter } from "../index.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const router = createCallerFactory(tendererRouter);

async function client() {
  const { id, user, actor } = await make.tenderer();
  return { id, user, actor, caller: router(contextOf(database, actor)) };
}

test("a client sees what it has said of itself", async () => {
  const { id, caller, actor, user } = await client();
  expect(await caller.own()).toEqual({
    id,
    user: { id: actor.userId, email: user.email, firstName: user.firstName, lastName: user.lastName },
    profileCompleted: true,
    createdAt: expect.any(String),
  });
});

test("it rewrites its profile, its phone included, and an address that is complete loses nothing", async () => {
  const { caller } = await client();
  const vaud = await make.region();
  const nyon = await make.region({ parentId: vaud.id });
  const address = { street: "Rue du Lac 1", postalCode: "1260", locality: "Nyon", subregionId: nyon.id };
  expect(await caller.update({ phone: "079 555 01 42", ...address })).toMatchObject({
    phone: "+41795550142",
    ...address,
  });
  expect(await caller.update({ locality: "Gland" })).toMatchObject({ ...address, locality: "Gland" });
  expect(await refusal(caller.update({ locality: "Coppet", street: "" }))).toMatchObject({
    errors: { street: [{ rule: "required" }] },
  });
  expect(await caller.own()).toMatchObject({ locality: "Gland" });
});

test("it lives in a subregion, not in a region", async () => {
  const { caller } = await client();
  const vaud = await make.region();
  for (const subregionId of [vaud.id, "00000000-0000-4000-8000-000000000000"])
    expect(await refusal(caller.update({ phone: "079 555 01 42", subregionId }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { subregionId: [{ rule: "unknown" }] },
    });
  expect(await caller.own()).not.toHaveProperty("phone");
});

test("another client’s profile does not change with it", async () => {
  const [one, other] = [await client(), await client()];
  await one.caller.update({ locality: "Gland", phone: "079 555 01 42" });
  expect(await other.caller.own()).not.toHaveProperty("locality");
  expect(await other.caller.own()).not.toHaveProperty("phone");
});

test("only clients have one", async () => {
  expect(await refusal(router(contextOf(database, await make.admin())).own())).toMatchObject({ code: "FORBIDDEN" });
});

test("a region is no subregion: refused on its field, the profile stays incomplete", async () => {
  const { caller, actor } = await client();
  const begun = router(contextOf(database, { ...actor, profileCompleted: false }));
  const region = await make.region();
  const said = { phone: "079 555 01 42", street: "Rue du Lac 1", postalCode: "1260", locality: "Nyon" };
  const refused = { code: "VALIDATION_FAILED", errors: { subregionId: [{ rule: "unknown" }] } };
  expect(await refusal(begun.completeProfile({ ...said, subregionId: region.id }))).toMatchObject(refused);
  expect(await refusal(caller.update({ ...said, subregionId: region.id }))).toMatchObject(refused);
  expect(await caller.own()).not.toHaveProperty("locality");
});
