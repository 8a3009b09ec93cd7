import { expect, test } from "vitest";
import { testApp } from "./app.ts";
import { textsOfBodies } from "./surface/body-texts.ts";
import { callOn, surfaces } from "./surface/calls.ts";

const server = await testApp({ deadline: 60_000 });
const { app } = server;
const cases = await textsOfBodies(server);

/** Characters that leave room for the rest of the largest body. */
const length = 1_000_000;
const filled = (unit: string) => unit.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))));

/** What patterns are slow with: much of one kind, and at the end something that does not fit. */
const hostile = ["/", "TVA ", "7 9 ", "0", "1.", "+", "e\u0301", "a@", "<p>", "\t", "-", "www."].map(filled);
const harmless = filled("a");

test.each(surfaces)("no long text costs %s more than a harmless one of its length", async (surface) => {
  expect(cases.length).toBeGreaterThan(60);
  const spent = { hostile: 0, harmless: 0 };
  for (const [at, { procedure, authorization, input }] of cases.entries())
    for (const kind of ["harmless", "hostile"] as const) {
      const text = kind === "harmless" ? harmless : (hostile[at % hostile.length] ?? "");
      const raw = JSON.stringify(input(text));
      const begun = performance.now();
      const { status } = await callOn(surface, app, procedure, { authorization, raw, input: input("") });
      spent[kind] += performance.now() - begun;
      expect(status, procedure.path).toBeGreaterThanOrEqual(400);
      expect(status, procedure.path).toBeLessThan(500);
    }
  expect(spent.hostile / spent.harmless).toBeLessThan(4);
});
