import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";
import type { AppRouter } from "../../app/router.ts";
import type { Pages } from "./pages.ts";

/** Leads whoever is lost home, as the client does. */
const pages: Pages<AppRouter> = {
  render: async () => new Response(null, { status: 307, headers: { location: "/" } }),
  messages: () => ({}),
  patternOf: () => undefined,
  publicPatterns: [],
  pictogram: () => "",
};
const { app } = await testApp({ web: { pages: async () => pages } });

test.each(["/assets/index-0000dead.js", "/assets/i18n/xx.json", "/assets"])(
  "%s, which is no file of the build, is 404 whoever asks, and no page",
  async (url) => {
    for (const accept of ["*/*", "text/html,*/*;q=0.8"]) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept } });
      expect([statusCode, headers["location"], headers["cache-control"]]).toEqual([404, undefined, "no-store"]);
    }
  },
);

test("another unknown path leads home", async () => {
  expect((await app.inject({ url: "/assetsless" })).statusCode).toBe(307);
});
