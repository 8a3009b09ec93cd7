import type { Company } from "@metiro/shared/company/schema";
import type { Showcase, ShowcasePage, ShowcaseReviews, TradePlaces } from "@metiro/shared/showcase/schema";
import { people } from "../app/accounts.ts";
import { callAs, callerFor } from "../app/api.ts";
import { site } from "../app/site.ts";
import { type Fact, factsIn } from "../steps/structured-data.ts";
import { doneRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const own = "/companies/atelier-rivaz-renovation-sarl";
const textOf = async (path: string) => (await fetch(new URL(path, site().origin))).text();
const factsOf = async (path: string) => factsIn(await textOf(path));
const everybody = () => callAs(site().origin);

function one<Type extends Fact["@type"]>(facts: readonly Fact[], type: Type): Extract<Fact, { "@type": Type }> {
  const found = facts.filter((fact): fact is Extract<Fact, { "@type": Type }> => fact["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Extract<Fact, { "@type": Type }>;
}

/** The end of the way to a page is the page itself. */
function leadsTo(facts: readonly Fact[], path: string) {
  const last = one(facts, "BreadcrumbList").itemListElement.at(-1);
  expect(new URL(last?.item ?? "").pathname).toBe(path);
}

test("each company's page is a business with an address, and with figures and reviews where everybody reads them", async () => {
  const { items } = await everybody().get<ShowcasePage>("Showcase/All?pageSize=100");
  expect(items.length).toBeGreaterThan(20);
  const sitemap = await textOf("/sitemap.xml");
  for (const { slug, name, locality, score } of items) {
    const path = `/companies/${slug}`;
    expect(sitemap).toContain(`${path}</loc>`);
    const facts = await factsOf(path);
    leadsTo(facts, path);
    const business = one(facts, "LocalBusiness");
    expect(business).toMatchObject({ name, address: { ...(locality !== undefined && { addressLocality: locality }) } });
    expect(business.aggregateRating?.reviewCount, path).toBe(score.score === undefined ? undefined : score.count);
    const { items: reviews } = await everybody().get<ShowcaseReviews>(`Showcase/Get/${slug}/reviews?pageSize=10`);
    const texts = reviews.filter(({ author, text }) => text !== undefined && author.firstName !== undefined);
    expect(business.review ?? []).toEqual(
      score.score === undefined
        ? []
        : texts.map(({ text, author, mean, showsAt }) =>
            expect.objectContaining({
              author: { "@type": "Person", name: author.firstName },
              reviewBody: text,
              datePublished: showsAt.slice(0, 10),
              reviewRating: expect.objectContaining({ ratingValue: mean }),
            }),
          ),
    );
  }
});

test("the directory and the pages of trades in cantons list companies that have a page", async () => {
  const directory = await factsOf("/companies");
  leadsTo(directory, "/companies");
  const { items } = await everybody().get<ShowcasePage>("Showcase/All?pageSize=24");
  expect(one(directory, "ItemList").itemListElement.map(({ name }) => name)).toEqual(items.map(({ name }) => name));

  const sitemap = await textOf("/sitemap.xml");
  const trades = [
    { query: "subcategory=peinture-interieure", path: "/category/peinture-interieure" },
    { query: "category=nettoyage", path: "/categories/nettoyage" },
  ];
  for (const { query, path } of trades) {
    const places = (await everybody().get<TradePlaces>(`Showcase/Places?${query}`)).items;
    expect(places.length).toBeGreaterThan(0);
    for (const { region } of places) {
      const there = `${path}/${region.slug}`;
      expect(sitemap).toContain(`${there}</loc>`);
      const facts = await factsOf(there);
      leadsTo(facts, there);
      expect(one(facts, "Service").areaServed).toEqual({ "@type": "AdministrativeArea", name: region.name });
      const pages = facts.flatMap((fact) => (fact["@type"] === "ItemList" ? fact.itemListElement : []));
      for (const { url } of pages) expect(sitemap).toContain(`${new URL(url).pathname}</loc>`);
    }
    one(await factsOf(path), "BreadcrumbList");
  }
});

test("what a company writes stays data, and a review is not among the facts before its time", async () => {
  const owner = await callerFor(site().origin, people.company);
  const { profileRevision } = await owner.get<Company>("Company");
  const hostile = "Nous posons </script><script>document.title='x'</script> & <!-- parquets --> \u2028 soignés.";
  await owner.post("Company/update", { description: hostile, baseRevision: profileRevision });
  expect(one(await factsOf(own), "LocalBusiness").description).toBe(hostile);

  const words = "Parquet posé avec soin, que personne ne lit encore.";
  const stars = { quality: 5, punctuality: 5, price: 5, contact: 5 };
  const first = await doneRequest("Parquet un");
  const others = [await doneRequest("Parquet deux"), await doneRequest("Parquet trois")];
  // Only so many devices may be signed in: these are the last ones.
  const client = await callerFor(site().origin, people.client);
  const company = await callerFor(site().origin, people.company);
  const verdict = { matched: true, reachable: true, paidOnTime: true };
  for (const { id } of others) {
    await client.put(`Review/${id}/client`, { ...stars, text: "Travail soigné, délai tenu, prix annoncé." });
    await company.put(`Review/${id}/company`, verdict);
  }
  await client.put(`Review/${first.id}/client`, { ...stars, text: words });
  // One that waits would be the third: with it a figure would stand here.
  const count = async () => (await everybody().get<Showcase>(`Showcase/Get/${own.split("/").at(-1)}`)).score.count;
  const before = await count();
  await expect.poll(() => textOf(own), { timeout: 90_000 }).toContain("Travail soigné, délai tenu");
  expect(one(await factsOf(own), "LocalBusiness").aggregateRating === undefined).toBe(before < 3);
  expect(await textOf(own)).not.toContain(words);

  await company.put(`Review/${first.id}/company`, verdict);
  await expect.poll(() => textOf(own), { timeout: 90_000 }).toContain(words);
  const business = one(await factsOf(own), "LocalBusiness");
  expect(business.review?.map(({ reviewBody }) => reviewBody)).toContain(words);
  expect(business.aggregateRating?.reviewCount).toBe(before + 1);
});
