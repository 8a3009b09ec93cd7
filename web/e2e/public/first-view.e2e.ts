import { axe } from "../browser/axe.ts";
import { newPage } from "../browser/browser.ts";
import { expect, test } from "../test.ts";

/** Bytes of JavaScript, as they travel, until the page is idle. */
const mostScript = 100_000;
/** Of everything but pictures, the document included. */
const mostInAll = 160_000;

test("shows the home page from the server, with little script and no barrier", async () => {
  const page = await newPage();
  const scripts: Promise<number>[] = [];
  const others: Promise<number>[] = [];
  const origins = new Set<string>();
  page.on("response", (response) => {
    const type = response.request().resourceType();
    origins.add(new URL(response.url()).origin);
    if (type === "image") return;
    (type === "script" ? scripts : others).push(
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
  const inAll = (await Promise.all(others)).reduce((sum, size) => sum + size, bytes);
  expect(inAll).toBeGreaterThan(bytes);
  expect(inAll).toBeLessThanOrEqual(mostInAll);
  expect([...origins], "origins that a page fetches from").toEqual([new URL(page.url()).origin]);
  expect(await axe(page)).toEqual([]);
});
