import type { Showcase, ShowcaseItem, ShowcaseReviews } from "@metiro/shared/showcase/schema";
import type { PageFacts } from "#layout/public/page-head.ts";

const best = { bestRating: 5, worstRating: 1 };

/** A company in the words of schema.org; what it was given in all only from three reviews on. */
export function companyFacts({ url, urlOf }: PageFacts, company: Showcase, reviews: ShowcaseReviews) {
  const { name, description, locality, logo, score, foundedYear, regions, photos } = company;
  const address = (path: string) => new URL(path, urlOf("/")).href;
  return {
    "@type": "LocalBusiness",
    "@id": url,
    name,
    url,
    ...(description !== undefined && { description }),
    ...(logo && { logo: address(logo.url) }),
    ...(photos.length > 0 && { image: photos.map((photo) => address(photo.url)) }),
    ...(foundedYear !== undefined && { foundingDate: String(foundedYear) }),
    // Search engines take no business without an address; the street is nobody's business.
    address: {
      "@type": "PostalAddress",
      ...(locality !== undefined && { addressLocality: locality }),
      addressCountry: "CH",
    },
    ...(regions.length > 0 && {
      areaServed: regions.map((region) => ({ "@type": "AdministrativeArea", name: region.name })),
    }),
    ...(score.score !== undefined && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: Math.round(score.score * 10) / 10,
        reviewCount: score.count,
        ...best,
      },
      review: reviews.items
        .filter((one) => one.text !== undefined && one.author.firstName !== undefined)
        .map((one) => ({
          "@type": "Review",
          author: { "@type": "Person", name: one.author.firstName },
          datePublished: one.showsAt.slice(0, 10),
          reviewBody: one.text,
          reviewRating: { "@type": "Rating", ratingValue: one.mean, ...best },
        })),
    }),
  };
}

/** The companies that a page lists, in its order; what is said of each stands on its own page. */
export const companyListFacts = ({ urlOf }: PageFacts, companies: readonly Pick<ShowcaseItem, "name" | "slug">[]) => ({
  "@type": "ItemList",
  numberOfItems: companies.length,
  itemListElement: companies.map(({ name, slug }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    url: urlOf(`/companies/${slug}`),
  })),
});
