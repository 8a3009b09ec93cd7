import { byteCalls } from "@metiro/shared/byte-calls";
import { permissions, type Permission, type ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { csvExports } from "../../../app/exports.ts";
import { testApp } from "../../app/app.ts";
import { callOn, procedures, surfaces } from "../../surface/calls.ts";
import { person } from "../../surface/people.ts";

const server = await testApp();
const { app, sql } = server;
const rows = Object.entries(permissions) as [ProcedurePath, Permission][];
const asking = (fresh: Permission["fresh"]) => rows.flatMap(([path, row]) => (row.fresh === fresh ? [path] : []));
const always = asking("always");

/** Somebody who may call it, and whose last proof is too old. */
async function stale(path: ProcedurePath) {
  const { roles } = permissions[path];
  const who = await person(
    server,
    roles === "public" || roles[0] === "Admin" ? "admin" : roles[0] === "Company" ? "company" : "tenderer",
  );
  await sql`update sessions set proved_at = now() - interval '5 minutes 1 second' where user_id = ${who.userId}`;
  return who;
}
const refused = { status: 403, code: "REAUTH_REQUIRED", params: { proofs: ["code"] } };

test("what asks for a fresh proof stands in the table", () => {
  expect(always).toEqual(
    expect.arrayContaining(["auth.exportData", "auth.endOtherSessions", "user.delete", "applicationConfig.update"]),
  );
});

const calls = surfaces.flatMap((surface) =>
  procedures.flatMap((procedure) => (always.includes(procedure.path as ProcedurePath) ? [{ surface, procedure }] : [])),
);
test.each(calls)(
  "$surface $procedure.path asks for one before its input is looked at",
  async ({ surface, procedure }) => {
    const { authorization } = await stale(procedure.path as ProcedurePath);
    expect((await callOn(surface, app, procedure, { raw: "{broken", input: {}, authorization })).problem).toMatchObject(
      refused,
    );
  },
);

const files = csvExports.filter(({ call }) => always.includes(call));
test("every file of people's data asks for one", () => {
  const ofCatalogue = new Set(["category.export", "region.export", "blog.export"]);
  const all = byteCalls.filter((call) => call.includes(".export") && !ofCatalogue.has(call));
  expect(files.map(({ call }) => call).sort()).toEqual([...all].sort());
});
test.each(files)("the file $call asks for one", async ({ call, path }) => {
  const { authorization } = await stale(call);
  const answer = await app.inject({ method: "POST", url: `/api${path}`, payload: {}, headers: { authorization } });
  expect(answer.json()).toMatchObject(refused);
});

/** Of calls that ask for one only sometimes: what asks, and what does not. */
const sometimes: Record<string, { asks: Record<string, unknown>; asksNot: Record<string, unknown> }> = {
  "auth.changePassword": {
    asks: { newPassword: "une-autre-phrase-9" },
    asksNot: { newPassword: "une-autre-phrase-9", code: "000000" },
  },
  "auth.deleteAccount": { asks: {}, asksNot: { code: "000000" } },
  "auth.requestEmailChange": {
    asks: { newEmail: "autre@exemple.ch" },
    asksNot: { newEmail: "autre@exemple.ch", code: "000000" },
  },
  "auth.updateProfile": { asks: { phone: "0795550142" }, asksNot: { firstName: "Zoé", phone: null } },
  "auth.endSession": { asks: { id: "0199f0c0-0000-7000-8000-000000000001" }, asksNot: {} },
  "company.update": { asks: { street: "Rue du Lac 1" }, asksNot: { description: "Peinture et crépi.", street: null } },
  "webhook.update": {
    asks: { id: "0199f0c0-0000-7000-8000-000000000001", url: "https://exemple.ch/autre" },
    asksNot: { id: "0199f0c0-0000-7000-8000-000000000001", events: null },
  },
  "tenderer.update": { asks: { locality: "Nyon" }, asksNot: { phone: null } },
};
test("each call that asks for one sometimes has its row", () => {
  expect(asking("sometimes").sort()).toEqual(Object.keys(sometimes).sort());
});
test.each(Object.entries(sometimes))(
  "%s asks for one where it changes what needs it",
  async (path, { asks, asksNot }) => {
    const { authorization, userId } = await stale(path as ProcedurePath);
    const procedure = procedures.find((one) => one.path === path);
    if (!procedure) throw new Error(`No procedure is called ${path}`);
    const [own] = await sql<{ id: string }[]>`select id from sessions where user_id = ${userId}`;
    const call = (input: Record<string, unknown>) => callOn("REST", app, procedure, { input, authorization });
    expect((await call(asks)).problem).toMatchObject(refused);
    const other = await call(path === "auth.endSession" ? { id: own?.id } : asksNot);
    expect(other.problem?.code ?? "none").not.toBe("REAUTH_REQUIRED");
  },
);
