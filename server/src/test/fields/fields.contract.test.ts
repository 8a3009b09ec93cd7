import { readFileSync } from "node:fs";
import { byteCalls } from "@metiro/shared/byte-calls";
import type { ProcedurePath } from "@metiro/shared/permissions";
import type { AnyTRPCRouter } from "@trpc/server";
import { beforeAll, expect, test } from "vitest";
import webPush from "web-push";
import { appRouter } from "../../app/router.ts";
import { mailTemplates } from "../../app/mail-templates.ts";
import { hiddenCodes } from "../../domains/auth/index.ts";
import { waysOf } from "./answered.ts";
import { isOwn } from "../../security/fields/audiences.ts";
import { fieldsDocument } from "../../security/fields/document.ts";
import { answers, rulesOf, statesOf } from "../../security/fields/index.ts";
import { accountMails, csvColumns, live, requestMails } from "../../security/fields/outside.ts";
import { type FieldReader, fieldReaders, type State } from "../../security/fields/readers.ts";
import { mayRead, type ValueName, values } from "../../security/fields/values.ts";
import { testApp } from "../app/app.ts";
import type { Definition } from "../../trpc/rest/definition.ts";
import { procedures } from "../surface/calls.ts";
import { observed, type Observed } from "./observe.ts";
import type { Cell } from "./record.ts";

/**
 * The table of `security/fields` and what really comes: a field that comes and is not in it is a fault, and so is one that it
 * promises and that never comes.
 */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const server = await testApp({ env: { TURNSTILE_SECRET: "1x0000", ...vapid } });
let seen: Observed;
beforeAll(async () => {
  seen = await observed(server);
}, 300_000);

/** Read about several rows, of which some have what others have not. */
const variousRows = new Set(["company.get", "tenderer.get", "search.find"]);

const router: AnyTRPCRouter = appRouter;
const definitions = router._def.procedures as Record<string, { _def: Pick<Definition, "output"> }>;
const partsOf = (cell: Cell) => cell.split(" ") as [FieldReader, State];

test("every call has its row, with every field of its answer by name", () => {
  expect(Object.keys(answers).sort()).toEqual(procedures.map(({ path }) => path).sort());
  for (const { path } of procedures) {
    const output = definitions[path]?._def.output;
    expect({ path, fields: [...rulesOf(path).keys()].sort() }).toEqual({
      path,
      fields: (output ? waysOf(output) : ["no schema"]).sort(),
    });
  }
});

test("nothing comes that the table does not give to its reader, and all comes that it gives", () => {
  const tooMuch: string[] = [];
  const tooLittle: string[] = [];
  const reading = new Set(procedures.filter(({ type }) => type === "query").map(({ path }) => path));
  expect([...reading].filter((path) => !seen.fields.has(path))).toEqual([]);
  for (const [path, ways] of seen.fields) {
    const call = path as ProcedurePath;
    const rules = rulesOf(path);
    const when = new Set([...ways.values()].flatMap((cells) => [...cells].map((cell) => partsOf(cell)[1])));
    for (const [way, cells] of ways) {
      const rule = rules.get(way);
      for (const [reader, state] of [...cells].map(partsOf))
        if (!rule || !statesOf(call, rule, reader).includes(state))
          tooMuch.push(`${path} ${way} by ${reader}, ${state}`);
    }
    if (!reading.has(path)) continue;
    for (const [way, rule] of rules) {
      const given = fieldReaders.flatMap((reader) =>
        statesOf(call, rule, reader).map((state): Cell => `${reader} ${state}`),
      );
      const expected = given.filter((cell) => when.has(partsOf(cell)[1]));
      const missing = expected.filter((cell) => !ways.get(way)?.has(cell));
      const none = missing.length === expected.length && expected.length > 0;
      if (isOwn(rule) || variousRows.has(path) ? none : missing.length > 0)
        tooLittle.push(`${path} ${way}: ${missing.join("; ")}`);
    }
  }
  expect({ tooMuch, tooLittle, failures: seen.failures }).toEqual({ tooMuch: [], tooLittle: [], failures: [] });
});

test("no protected value reaches anybody else, under any name and on any way", () => {
  const leaks: string[] = [];
  const unread: string[] = [];
  for (const [name, cells] of seen.values)
    for (const [cell, where] of cells)
      if (!mayRead(name, ...partsOf(cell))) leaks.push(`${name} by ${cell}: ${[...where].join(", ")}`);
  for (const name of Object.keys(values) as ValueName[])
    for (const reader of Object.keys(values[name].cells) as FieldReader[])
      if (![...(seen.values.get(name)?.keys() ?? [])].some((cell) => partsOf(cell)[0] === reader))
        unread.push(`${name} by ${reader}`);
  expect({ leaks, unread }).toEqual({ leaks: [], unread: [] });
});

test("each file has its columns, for the back office alone", () => {
  expect(Object.keys(csvColumns).sort()).toEqual(byteCalls.filter((call) => call.includes(".export")).sort());
  expect(Object.fromEntries([...seen.columns].map(([call, names]) => [call, names.join(" | ")]))).toEqual(csvColumns);
});

test("each kind of mail goes to its readers and tells what the table says", () => {
  const kinds = Object.keys(mailTemplates({ codes: hiddenCodes, messages: "redacted" }));
  const table = { ...requestMails, ...accountMails };
  expect(Object.keys(table).sort()).toEqual(kinds.sort());
  const told = (of: (kind: keyof typeof table) => Iterable<string>) =>
    Object.fromEntries(Object.keys(table).map((kind) => [kind, [...of(kind as keyof typeof table)].sort()]));
  expect(told((kind) => seen.mails.get(kind)?.tells ?? ["not sent"])).toEqual(told((kind) => table[kind].tells));
  for (const [kind, { to }] of Object.entries(table)) {
    const came = seen.mails.get(kind as keyof typeof table);
    const readersOfKind: readonly FieldReader[] = to;
    expect({ kind, others: [...(came?.to ?? [])].filter((who) => !readersOfKind.includes(who)) }).toEqual({
      kind,
      others: [],
    });
  }
});

test("the live stream tells ids to those who may read what changed", () => {
  for (const [about, { fields, to }] of Object.entries(live)) {
    const came = [...seen.live].filter(([key]) => key.startsWith(`${about} `));
    // Whether something was missed depends on who listened first; a company that changes is told in a test of its own slice.
    if ((about === "everything" || about === "company") && came.length === 0) continue;
    const names = came.map(([key]) => key.split(" ")[1]);
    const whom = new Set(came.flatMap(([, cells]) => [...cells].map((cell) => partsOf(cell)[0])));
    const known: readonly FieldReader[] = to;
    expect({ about, names: new Set(names), others: [...whom].filter((who) => !known.includes(who)) }).toEqual({
      about,
      names: new Set(fields.split(" ")),
      others: [],
    });
  }
});

test("is what docs/security/fields.md says", () => {
  const document = new URL("../../../../docs/security/fields.md", import.meta.url);
  expect(readFileSync(document, "utf8")).toBe(fieldsDocument());
});
