import { expect, it } from "vitest";
import { axe } from "./axe.ts";
import { newPage } from "./browser.ts";

/** Bytes of JavaScript, as they travel, until the page is idle. */
const mostScript = 100_000;

it("shows the home page from the server, with little script and no barrier", async () => {
  const page = await newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const response = await page.goto("/", { waitUntil: "networkidle" });
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain("<h1");
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(mostScript);
  expect(await axe(page)).toEqual([]);
});
