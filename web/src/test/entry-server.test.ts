import type { AppRouter } from "@metiro/server/router";
import { initTRPC } from "@trpc/server";
import { expect, test } from "vitest";
import { pageOf, requestWith } from "#domain/request/request.fixture.ts";
import { openInput, questionsInput } from "#features/job-request/client/list/client-search.ts";
import { tokenFor } from "#test/token-for-test.ts";
import { prerender } from "../entry-server.tsx";

/** The calls of nobody: the settings of the platform, and whatever else is not among the answers. */
const { router: routerOf, procedure } = initTRPC.create();
const asked: string[] = [];
const noted = procedure.use(({ path, next }) => {
  asked.push(path);
  return next();
});
const router = routerOf({
  applicationConfig: routerOf({ list: noted.query(() => []) }),
  jobRequest: routerOf({ listForTenderer: noted.query(() => pageOf([])) }),
}) as unknown as AppRouter;

const listOf = (...titles: string[]) => ({
  ...pageOf(titles.map((title, at) => requestWith({ id: `01900000-0000-7000-8000-00000000002${at}`, title }))),
  statusCounts: { active: titles.length, processed: 0, canceled: 0 },
  phaseCounts: { open: titles.length, done: 0, canceled: 0 },
});
const nothing = listOf();

/** The panel of a client with these requests, as its document would show it. */
const drawn = (firstName: string, titles: string[], { page = "/tenderer", isPhone = false } = {}) =>
  prerender(
    new Request(`https://metiro.test${page}`),
    {
      token: tokenFor("Tenderer"),
      userId: `of-${firstName}`,
      reader: { firstName, isPhone },
      calls: [{ pageNumber: 1, pageSize: 10 }, openInput, questionsInput].map((input) => ({
        path: "jobRequest.listForTenderer",
        input,
      })),
      answers: [listOf(...titles), nothing, nothing].map((data) => ({ result: { data } })),
    },
    { router, createContext: async () => ({}) as never, lang: "fr", messages: () => ({}) },
  );

test("a client's page is drawn from its answers, without what surrounds it, and nothing else of it is asked for", async () => {
  const page = await drawn("Zoé", ["Repeindre <b>le salon</b>"]);
  expect(page).toContain("Repeindre &lt;b&gt;le salon&lt;/b&gt;");
  expect(page).toContain("Zoé");
  expect(page).not.toMatch(/<(html|nav aria-label="Menu principal"|main|script)\b| style="/);
  expect(page).toMatch(/ data-style="width:/);
  expect(new Set(asked)).toEqual(new Set(["applicationConfig.list"]));
});

test("what was drawn for one is in nothing that is drawn for the next", async () => {
  const [one, other] = await Promise.all([drawn("Zoé", ["Boiler"]), drawn("Max", ["Parquet"])]);
  expect(one).toMatch(/Zoé[^]*Boiler/);
  expect(one).not.toMatch(/Max|Parquet/);
  expect(other).toMatch(/Max[^]*Parquet/);
  expect(other).not.toMatch(/Zoé|Boiler/);
});

test("nothing is drawn of another role's page, of one outside of panels, or of one that is not there", async () => {
  const pages = ["/company", "/admin", "/auth/login", "/tenderer/nowhere"];
  expect(await Promise.all(pages.map((page) => drawn("Zoé", ["Boiler"], { page })))).toEqual(
    pages.map(() => undefined),
  );
});
