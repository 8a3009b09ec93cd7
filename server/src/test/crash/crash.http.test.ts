import { randomUUID } from "node:crypto";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import { buildApp } from "../../app/build-app.ts";
import { connect } from "../../db/client.ts";
import { checkInvariants, invariants } from "../../invariants/index.ts";
import type { Procedure } from "../../trpc/rest/procedure.ts";
import { testApp } from "../app/app.ts";
import { procedures } from "../surface/calls.ts";
import { people, person, type People } from "../surface/people.ts";
import { rowCases } from "../surface/cases/row-cases.ts";
import { notCut, otherCalls, type Written } from "./cases.ts";
import { complete, difference, refresh, stateReader, writes } from "./state.ts";
import { type Cut, type Exchange, startWire } from "./wire.ts";

/**
 * Every write that matters is cut: before its commit reaches the database, and after the commit before its answer comes back. By
 * `pnpm test:crash` before and after every single statement of every call that writes. Then either all of it has happened or nothing, the same
 * invariants hold, and a second click ends as if the first had been answered, or never been made.
 */
const everywhere = inject("longRuns");

/** The database itself, beside the wire: it prepares, and says what was written. */
const direct = await testApp();
const { sql, config } = direct;
const { hostname, port, pathname } = new URL(direct.url);
const wire = await startWire({ host: hostname, port: Number(port) });
const through = new URL(inject("appUrl"));
Object.assign(through, { host: `127.0.0.1:${wire.port}`, pathname });
const pool = connect(through.href, { max: 2 });
const app = await buildApp({ config, db: pool.db, sql: pool.sql });
afterAll(async () => {
  await app.close();
  await pool.close();
  await wire.close();
});

const everybody = await people(direct);
const stateOf = await stateReader(sql);

const caseOf = (path: ProcedurePath): Written | undefined => {
  const rows = rowCases[path];
  const [by] = rows?.finds ?? [];
  return rows && by ? { by, input: rows.input } : otherCalls[path];
};
const mutations = procedures.filter(({ type }) => type === "mutation");
const cut = mutations.flatMap((procedure) => {
  const path = procedure.path as ProcedurePath;
  const written = notCut[path] === undefined ? caseOf(path) : undefined;
  return written ? [{ path, procedure, written }] : [];
});

/** Those that are cut in every run of the tests: what costs most if half of it happens. */
const dear: ReadonlySet<string> = new Set<ProcedurePath>([
  "jobRequest.create",
  "jobRequest.sendToCompanies",
  "jobRequest.undoSend",
  "jobRequest.answer",
  "jobRequest.decide",
  "jobRequest.declineOthers",
  "jobRequest.markDone",
  "jobRequest.cancel",
  "jobRequest.delete",
  "conversation.send",
  "requestDraft.save",
  "auth.signInWithCode",
  "auth.signUpCompany",
  "auth.confirmEmailChange",
  "auth.deleteAccount",
  "user.lock",
  "company.setCoverage",
  "subscription.create",
  "subCategory.merge",
  "applicationConfig.update",
]);
const tried = everywhere ? cut : cut.filter(({ path }) => dear.has(path));

test("each call that writes is cut here, or it is said why not", () => {
  const paths = [...cut.map(({ path }) => path), ...Object.keys(notCut)];
  expect(paths.toSorted()).toEqual(mutations.map(({ path }) => path).toSorted());
  if (!everywhere) expect(tried).toHaveLength(dear.size);
});

interface Click {
  status: number;
  did: Record<string, number>;
  said: Exchange[];
}
const nothing = {};

/** Somebody new with rows of its own, and the click that it makes as often as is wanted. */
async function stage({ path }: Procedure, { by, input, again }: Written) {
  const [tenderer, company] = [await person(direct, "tenderer"), await person(direct, "company")];
  const own: People = { ...everybody, tenderer, company };
  if (path.startsWith("auth.") && by === "admin") own.admin = await person(direct, "admin");
  const sent = await input({ ...direct, people: own }, direct);
  await complete(sql);
  const key = randomUUID();
  let clicks = 0;
  return async (where?: Cut): Promise<Click> => {
    const payload = { ...sent, ...(clicks++ > 0 && (await again?.(direct))) };
    await refresh(sql);
    const before = await stateOf();
    wire.begin(where);
    const { authorization } = own[by];
    const answer = await app.inject({
      method: "POST",
      url: `/trpc/${path}`,
      payload,
      headers: { "idempotency-key": key, ...(authorization !== undefined && { authorization }) },
    });
    const said = wire.said();
    return { status: answer.statusCode, did: difference(before, await stateOf()), said };
  };
}

/** Where a call is cut: around the last commit of more than a trace, or around its last write where it needs no transaction. */
function cutsOf(said: readonly Exchange[]): Cut[] {
  const both = (one: Exchange): Cut[] => [
    { ...one, side: "before" },
    { ...one, side: "after" },
  ];
  if (everywhere) return said.flatMap(both);
  const last = said.findLastIndex(({ text }) => writes(text));
  const write = said[last];
  const begun = said.slice(0, last).findLast(({ text }) => /^(?:begin|commit)/.test(text));
  const commit = said.slice(last).find(({ text }) => text === "commit");
  const end = commit && begun?.text.startsWith("begin") ? commit : write;
  return end ? both(end) : [];
}

const holds = async () =>
  (await checkInvariants(direct.db, invariants)).filter(({ count, unknown }) => count > 0 || unknown !== undefined);

describe("a call whose connection is cut", () => {
  if (everywhere) afterEach(async () => expect(await holds()).toEqual([]));

  test.each(tried)(
    "$path happens whole or not at all",
    { timeout: everywhere ? 6 * 3_600_000 : 600_000 },
    async ({ procedure, written }) => {
      const click = await stage(procedure, written);
      const first = await click();
      expect(first.status).toBe(200);
      const second = await click();
      expect(second.status).toBeLessThan(500);

      const cuts = cutsOf(first.said);
      const ended = { whole: 0, never: 0 };
      for (const where of cuts) {
        const at = `${where.side} ${where.nth}: ${where.text.slice(0, 200)}`;
        const again = await stage(procedure, written);
        const broken = await again(where);
        const isWhole = Object.keys(broken.did).length > 0;
        ended[isWhole ? "whole" : "never"]++;
        expect(broken.did, at).toEqual(isWhole ? first.did : nothing);
        // What is read after the last write may be read on another connection; all else is lost with this one.
        expect([200, 503], at).toContain(broken.status);
        const { status, did } = await again();
        const wanted = isWhole ? second : first;
        expect({ status, did }, `${at}, clicked again`).toEqual({ status: wanted.status, did: wanted.did });
      }
      if (Object.keys(first.did).length > 0) {
        expect(ended.whole, JSON.stringify(first.said)).toBeGreaterThan(0);
        expect(ended.never, JSON.stringify(first.said)).toBeGreaterThan(0);
      }
    },
  );
});

test("afterwards everything holds that must", async () => {
  expect(await holds()).toEqual([]);
});
