import { newPage } from "../browser/browser.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const newest = "Comparer plusieurs offres sans se tromper";
const address = "/blogs/comparer-plusieurs-offres-sans-se-tromper";
const frenchOnly = "/blogs/acompte-facture-reception-payer-au-bon-moment";
const payment = /Acompte, facture, réception/;

test("from the home page to a post, and from there to the next one and to its trade", async () => {
  const page = await newPage();
  await page.goto("/");
  await page.getByRole("heading", { level: 2, name: "Conseils du blog" }).waitFor();
  await page.getByRole("link", { name: "Lire tous les articles" }).click();
  await seeHeading(page, "Conseils du blog");
  await expectAccessible(page);
  await expect(page.getByRole("article")).toHaveCount(10);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("link", { name: newest }).click();
  await seeHeading(page, newest);
  expect(new URL(page.url()).pathname).toBe(address);
  await page.getByText("min de lecture").first().waitFor();
  await expectAccessible(page);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ "@type": "BlogPosting", headline: newest, inLanguage: "fr-CH" }),
  );

  const related = page.getByRole("region", { name: "À lire aussi" }).getByRole("article");
  await expect(related).toHaveCount(3);
  const next = related.getByRole("link").first();
  const title = await next.innerText();
  await next.click();
  await seeHeading(page, title);
  await page.getByRole("link", { name: "Trouver une entreprise" }).click();
  await page.getByRole("heading", { level: 2, name: "Que souhaitez-vous faire ?" }).waitFor();
  await page.getByRole("link", { name: title }).waitFor();
});

test("the second page has its own address, and machines are led from page to page", async () => {
  const page = await newPage();
  await page.goto("/blogs");
  const linked = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute("href");
  expect(await linked("canonical")).toMatch(/\/blogs$/);
  expect(await linked("next")).toMatch(/\/blogs\?page=2$/);
  expect(await page.locator("link[rel=prev]").count()).toBe(0);
  await page.getByRole("link", { name: "Page suivante" }).click();
  await seeHeading(page, "Conseils du blog, page 2");
  expect(new URL(page.url()).search).toBe("?page=2");
  await expect(page.getByRole("article")).toHaveCount(2);
  expect(await linked("canonical")).toMatch(/\/blogs\?page=2$/);
  expect(await linked("prev")).toMatch(/\/blogs$/);
  expect(await page.locator("link[rel=next]").count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Page 1" }).click();
  await seeHeading(page, "Conseils du blog");
  expect(new URL(page.url()).search).toBe("");
});

for (const path of ["/blogs/il-n-y-en-a-pas", "/blogs?page=99"])
  test(`${path} is not found`, async () => {
    const page = await newPage({ allowed: /404/ });
    expect((await page.goto(path))?.status()).toBe(404);
    await expectAccessible(page);
  });

test("a post is found from its trade and read without a script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/category/entretien-de-jardin");
  const post = page.getByRole("region", { name: "Conseils du blog" }).getByRole("link", { name: /^Le jardin au fil/ });
  await post.click();
  await seeHeading(page, /^Le jardin au fil de l’année/);
  await page.getByRole("heading", { level: 2, name: "Distances et voisins" }).waitFor();
});

test("in English a post is read in English where it is written in it, and is said to be in French elsewhere", async () => {
  const page = await newPage();
  await page.goto(`${address}?lang=en`);
  await seeHeading(page, "Comparing several quotes without getting it wrong");
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(1);
  await page.goto("/blogs?lang=en");
  await page.getByRole("article").filter({ hasText: payment }).getByText("In French").waitFor();
  await page.goto(`${frenchOnly}?lang=en`);
  await page.getByText("min read").first().waitFor();
  await page.getByRole("region", { name: "Read next" }).waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: payment })).toHaveAttribute("lang", "fr");
  await page.getByText("This post is in French only.").waitFor();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /au-bon-moment$/);
  expect(await page.locator('link[hreflang="en"]').count()).toBe(0);
  await expectAccessible(page);
  await page.goto("/blogs?page=2&lang=en");
  await seeHeading(page, "Tips from the blog, page 2");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blogs\?page=2&lang=en$/);
  await expectAccessible(page);
});

test("the head of the blog names its feed, which holds every post of the demo", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/blogs");
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const response = await fetch(new URL(href ?? "", site().origin));
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const links = (await response.text()).match(/<link>[^<]+\/blogs\/[^<]+/g);
  expect(links).toHaveLength(12);
  expect(links?.[0]).toMatch(new RegExp(`${address}$`));
});
