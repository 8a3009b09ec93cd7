import type { Showcase, ShowcaseReviews } from "@metiro/shared/showcase/schema";
import { expect, test } from "vitest";
import type { PageFacts } from "#layout/public/page-head.ts";
import { directorySearch } from "./directory-search.ts";
import { companyFacts } from "./showcase-facts.ts";

const origin = "https://metiro.test";
const page = {
  url: `${origin}/companies/rivaz`,
  urlOf: (path: string) => origin + path,
  language: "fr",
  site: { name: "Metiro" },
} as PageFacts;
const company: Showcase = {
  id: "00000000-0000-7000-8000-000000000001",
  slug: "rivaz",
  name: "Rivaz </script>",
  locality: "Lausanne",
  verified: true,
  checked: [{ kind: "identity", verifiedAt: "2026-03-12T08:00:00.000Z" }],
  away: false,
  subcategories: [],
  regions: [],
  photos: [{ id: "a", url: "/api/File/a?size=medium", width: 4, height: 3 }],
  score: { count: 2 },
  updatedAt: "2026-06-01T08:00:00.000Z",
};
const reviews = {
  items: [
    {
      id: "00000000-0000-7000-8000-000000000002",
      author: { firstName: "Camille", canton: "Vaud" },
      stars: { quality: 5, punctuality: 4, price: 5, contact: 5 },
      mean: 4.75,
      text: "Travail soigné.",
      photos: [],
      showsAt: "2026-06-01T08:00:00.000Z",
    },
  ],
} as unknown as ShowcaseReviews;

test("below three reviews machines learn no figure, and no review; from three on both", () => {
  const few = companyFacts(page, company, reviews);
  expect(few).not.toHaveProperty("aggregateRating");
  expect(few).not.toHaveProperty("review");
  expect(few.address).toEqual({ "@type": "PostalAddress", addressLocality: "Lausanne", addressCountry: "CH" });
  expect(few).not.toHaveProperty("areaServed");
  expect(few.image).toEqual([`${origin}/api/File/a?size=medium`]);
  const score = { count: 3, score: 4.66, distribution: [0, 0, 0, 1, 2] };
  expect(companyFacts(page, { ...company, score }, reviews)).toMatchObject({
    "@type": "LocalBusiness",
    aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5 },
    review: [{ author: { name: "Camille" }, datePublished: "2026-06-01", reviewRating: { ratingValue: 4.75 } }],
  });
});

test("of the directory's address only what it knows is read", () => {
  expect(directorySearch({ trade: "", canton: "vaud", name: " rivaz ", page: 1, other: "x" })).toEqual({
    canton: "vaud",
    name: "rivaz",
  });
  expect(directorySearch({ trade: "../x", category: 3, name: 1003, page: 4 })).toEqual({ name: "1003", page: 4 });
});
