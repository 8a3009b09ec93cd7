import { z } from "zod";

/**
 * What the pages tell machines, in the words of schema.org: each type with what it must and may say (https://schema.org, and what search
 * engines ask besides: https://developers.google.com/search/docs/appearance/structured-data). Anything else is refused: nothing
 * private slips in with a new field.
 */
const type = <Name extends string>(name: Name) => ({ "@type": z.literal(name) });
const root = { "@context": z.literal("https://schema.org") };
const words = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();

const area = z.strictObject({ ...type("AdministrativeArea"), name: words });
const country = z.strictObject({ ...type("Country"), name: z.literal("CH") });
const address = z.strictObject({
  ...type("PostalAddress"),
  addressLocality: words.optional(),
  addressCountry: z.literal("CH"),
});
const scale = { bestRating: z.literal(5), worstRating: z.literal(1), ratingValue: z.number().min(1).max(5) };
const aggregateRating = z.strictObject({ ...type("AggregateRating"), ...scale, reviewCount: z.int().min(3) });
const review = z.strictObject({
  ...type("Review"),
  /** A first name: who wrote it is nobody's business. */
  author: z.strictObject({ ...type("Person"), name: words.max(60) }),
  datePublished: day,
  reviewBody: words,
  reviewRating: z.strictObject({ ...type("Rating"), ...scale }),
});
const localBusiness = z
  .strictObject({
    ...root,
    ...type("LocalBusiness"),
    "@id": url,
    name: words,
    url,
    address,
    description: words.optional(),
    logo: url.optional(),
    image: z.array(url).min(1).optional(),
    foundingDate: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    areaServed: z.array(area).min(1).optional(),
    aggregateRating: aggregateRating.optional(),
    review: z.array(review).optional(),
  })
  .refine((fact) => fact.review === undefined || fact.aggregateRating !== undefined, "reviews without their figure");

const inOrder = (items: readonly { position: number }[]) => items.every(({ position }, at) => position === at + 1);
const breadcrumbs = z.strictObject({
  ...root,
  ...type("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ ...type("ListItem"), position: z.int(), name: words, item: url }))
    .min(2)
    .refine(inOrder),
});
const companyList = z
  .strictObject({
    ...root,
    ...type("ItemList"),
    numberOfItems: z.int(),
    itemListElement: z
      .array(z.strictObject({ ...type("ListItem"), position: z.int(), name: words, url }))
      .min(1)
      .refine(inOrder),
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length);
const service = z.strictObject({
  ...root,
  ...type("Service"),
  name: words,
  url,
  description: words.optional(),
  serviceType: words.optional(),
  areaServed: z.union([area, country]),
});
const questions = z.strictObject({
  ...root,
  ...type("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        ...type("Question"),
        name: words,
        acceptedAnswer: z.strictObject({ ...type("Answer"), text: words }),
      }),
    )
    .min(1),
});

const fact = z.discriminatedUnion("@type", [localBusiness, breadcrumbs, companyList, service, questions]);
export type Fact = z.infer<typeof fact>;

/** The facts of a page, each of a kind that is known and whole. */
export const factsIn = (html: string): Fact[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    fact.parse(JSON.parse(json ?? "")),
  );
