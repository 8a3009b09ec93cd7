import { expect, test } from "vitest";
import { testApp } from "./app.ts";
import { textsOfBodies } from "./surface/body-texts.ts";
import { callOn } from "./surface/calls.ts";

const server = await testApp({ deadline: 60_000 });
const cases = await textsOfBodies(server);

/** What patterns, parsers and check digits are slow with: much of one kind, and at the end something that does not fit. */
const kinds = [" ", "0", "+", "/", "e\u0301", "👩‍👩‍👧‍👦", "TVA TVA ", "1/1/1/", "7 9 ", "a@a.", "www.a.", "https://a"];
/** Characters: far beyond every maximum, and what the longest texts may have. */
const lengths = [30_000, 2_000];
/** Milliseconds of this thread: the goal is 20, the rest is for coverage, slow machines and what is collected meanwhile. */
const most = 60;

test.each(kinds)(
  "no text of a body that is made of %j costs more than its length",
  async (unit) => {
    expect(cases.length).toBeGreaterThan(60);
    const costly: string[] = [];
    for (const { procedure, authorization, input } of cases)
      for (const length of lengths) {
        const body = input(`${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)}!`);
        const spent: number[] = [];
        // One that is over it only once was in the way of something else.
        while (spent.length < 3 && spent.every((ms) => ms > most)) {
          const begun = process.threadCpuUsage();
          await callOn("REST", server.app, procedure, { authorization, input: body });
          const { user, system } = process.threadCpuUsage(begun);
          spent.push((user + system) / 1_000);
        }
        if (Math.min(...spent) > most) costly.push(`${procedure.path}, ${length} characters: ${Math.min(...spent)} ms`);
      }
    expect(costly).toEqual([]);
  },
  60_000,
);
