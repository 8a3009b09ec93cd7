import { byteCalls, callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { roles } from "@metiro/shared/roles";
import { expect, test } from "vitest";
import { DomainError } from "../errors/domain-error.ts";
import { proceduresOf } from "../trpc/rest/procedure.ts";
import { placeOf } from "../trpc/rest/route.ts";
import { appRouter } from "../trpc/router.ts";
import { contextOf } from "./caller.ts";
import { testDatabase } from "./database.ts";

const database = await testDatabase();
const procedures = proceduresOf(appRouter);
const isRow = (path: string): path is ProcedurePath => Object.hasOwn(permissions, path);

test("every procedure has the row of the table that bears its name, and every row its procedure", () => {
  expect(procedures.map(({ path, meta }) => [path, meta.permission])).toEqual(
    procedures.map(({ path }) => [path, path]),
  );
  expect([...procedures.map(({ path }) => path), ...byteCalls].sort()).toEqual(Object.keys(permissions).sort());
});

test("no two procedures share a place under /api", () => {
  const places = procedures.flatMap((procedure) => {
    const place = placeOf(procedure);
    return place ? [`${place.method} ${place.url.replaceAll(/:\w+/g, ":x").toLowerCase()}`] : [];
  });
  expect(places).toEqual([...new Set(places)]);
});

const actorOf = (role: (typeof roles)[number], emailConfirmed: boolean) => ({
  userId: "0199f0c0-0000-7000-8000-000000000001",
  sessionId: "0199f0c0-0000-7000-8000-000000000002",
  tendererId: "0199f0c0-0000-7000-8000-000000000003",
  companyId: "0199f0c0-0000-7000-8000-000000000004",
  profileCompleted: true,
  role,
  emailConfirmed,
});
const callers = [null, ...roles.flatMap((role) => [actorOf(role, true), actorOf(role, false)])];
const guardCodes = new Set<unknown>(["UNAUTHORIZED", "FORBIDDEN", "EMAIL_NOT_CONFIRMED"]);

/** The guard's refusal of a call whose input is nonsense: who passes the guard is stopped by the schema. */
async function guardOf({ call }: (typeof procedures)[number], caller: (typeof callers)[number]) {
  const ctx = contextOf(database, caller);
  const failure = await call(ctx, () => Symbol.for("no input")).then(
    () => undefined,
    (error: Error) => (error instanceof DomainError ? error : error.cause),
  );
  return failure instanceof DomainError && guardCodes.has(failure.code) ? failure.code : null;
}

/** A call that takes nothing would be carried out for who may call: there only the refusals are tried. */
const cases = procedures.flatMap((procedure) =>
  callers.flatMap((caller) => {
    const refusal = isRow(procedure.path) ? callRefusal(procedure.path, caller) : "no row";
    const who = caller ? `${caller.role}${caller.emailConfirmed ? "" : ", unconfirmed"}` : "nobody";
    return procedure.takesInput || refusal ? [{ name: procedure.path, who, refusal, procedure, caller }] : [];
  }),
);

test.each(cases)("$name by $who: $refusal", async ({ procedure, caller, refusal }) => {
  expect(await guardOf(procedure, caller)).toBe(refusal);
});
