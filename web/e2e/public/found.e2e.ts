import type { PageViews } from "@metiro/shared/dashboard/schema";
import { pageViewPath } from "@metiro/shared/page-view/constants";
import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { seeHeading } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site().origin), { headers, redirect: "manual" });
const textOf = async (path: string) => (await get(path)).text();

/** The paths of the sitemap: it names the address that the platform is known by. */
async function listed(): Promise<string[]> {
  const map = await textOf("/sitemap.xml");
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

test("every address of the sitemap is a page of its own: title, description, address and facts", async () => {
  const paths = await listed();
  for (const path of ["/", "/categories", "/category/peinture-interieure", "/responsibilities"])
    expect(paths).toEqual(expect.arrayContaining([path, `${path}?lang=en`]));
  const french = paths.filter((path) => !path.includes("?"));
  const english = paths.filter((path) => path.includes("?"));
  // What is written in French only is listed in French only.
  const frenchOnly = french.filter((path) => !english.includes(`${path}?lang=en`));
  expect(english.length).toBe(french.length - frenchOnly.length);
  expect(frenchOnly.filter((path) => !path.startsWith("/blogs/"))).toEqual([]);
  // In English a few of each kind are enough.
  for (const group of [french, english.filter((_, at) => at % 8 === 0)]) {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of group) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("x-robots-tag"), path).toBeNull();
      const html = await response.text();
      expect(new URL(first(html, /<link rel="canonical" href="([^"]+)"/)).href.endsWith(path), path).toBe(true);
      titles.add(first(html, /<title>([^<]+)<\/title>/));
      descriptions.add(first(html, /<meta name="description" content="([^"]+)"/));
      for (const [, facts = ""] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
        expect(JSON.parse(facts), path).toMatchObject({ "@context": "https://schema.org" });
    }
    expect(titles.size).toBe(group.length);
    expect(descriptions.size).toBe(group.length);
    expect([...titles, ...descriptions]).not.toContain("");
  }
});

test("a page names a picture of its own, of the size it says", async () => {
  const html = await textOf("/category/peinture-interieure");
  const image = first(html, /<meta property="og:image" content="([^"]+)"/);
  const response = await get(new URL(image).pathname);
  expect(response.headers.get("content-type")).toBe("image/png");
  // The head of a PNG: its size stands in bytes 16 to 23.
  const png = new DataView(await response.arrayBuffer());
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630]);
  const said = ["width", "height"].map((side) =>
    first(html, new RegExp(`<meta property="og:image:${side}" content="(\\d+)"`)),
  );
  expect(said).toEqual(["1200", "630"]);
});

test("what is not there, has moved or is not to be found says so", async () => {
  const person = { accept: "text/html,application/xhtml+xml" };
  const home = await get("/n-importe/quoi", person);
  expect([home.status >= 300 && home.status < 400, home.headers.get("location")]).toEqual([true, "/"]);
  expect((await get("/n-importe/quoi", { accept: "application/json" })).status).toBe(404);
  expect((await get("/category/n-existe-pas", person)).status).toBe(404);
  const moved = await get("/categories/", person);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/categories"]);
  for (const path of ["/admin", "/auth/login", "/tenderer"])
    expect((await get(path, person)).headers.get("x-robots-tag"), path).toBe("noindex");
  expect(await textOf("/robots.txt")).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

/** A browser that does not call itself headless: those are taken for crawlers. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

function viewsOf(page: Page): string[] {
  const told: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== pageViewPath) return;
    told.push((JSON.parse(request.postData() ?? "{}") as { path: string }).path);
    expect(request.headers()["cookie"]).toBeUndefined();
  });
  return told;
}

test("each navigation counts once, on plain pages and in the application, and shows in the statistics", async () => {
  const admin = await callerFor(site().origin, people.admin);
  const read = async () => {
    const { byPage } = await admin.get<PageViews>("Dashboard/page-views");
    return Object.fromEntries(byPage.map(({ path, views }) => [path, views]));
  };
  const before = await read();
  const page = await newPage({ userAgent });
  const told = viewsOf(page);
  await page.goto("/category/peinture-interieure");
  await page.getByRole("contentinfo").getByRole("link", { name: "Responsabilités" }).click();
  await seeHeading(page, "Responsabilités");
  await page.goto("/tenderer");
  await seeHeading(page, "Se connecter");
  await page.getByRole("link", { name: /oublié/ }).click();
  await page.waitForURL(/forgot-password/);
  await expect
    .poll(() => told)
    .toEqual(["/category/peinture-interieure", "/responsibilities", "/auth/login", "/auth/forgot-password"]);
  for (const pattern of ["/category/$slug", "/responsibilities", "/auth/login", "/auth/forgot-password"])
    await expect
      .poll(async () => (await read())[pattern], { timeout: 20_000, message: pattern })
      .toBeGreaterThan(before[pattern] ?? 0);
});
