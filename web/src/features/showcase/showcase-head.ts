import { msg } from "@lingui/core/macro";
import type { Showcase, ShowcaseReviews } from "@metiro/shared/showcase/schema";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";
import { companyFacts } from "./showcase-facts.ts";

/** Characters of a description that search engines show. */
const longest = 155;

/** What is told of a company's page: each page of its reviews is one of its own. */
export function showcaseHead(args: HeadArgs, company: Showcase, reviews: ShowcaseReviews) {
  const { i18n } = args.match.context;
  const { name, locality, description, slug } = company;
  const { pageNumber } = reviews;
  const trades = company.subcategories.map((trade) => trade.name).join(", ");
  const words = description ?? `${name}${locality === undefined ? "" : `, ${locality}`}. ${trades}`;
  return pageHead(args, {
    title: pageNumber === 1 ? name : i18n._(msg`${name}, avis, page ${pageNumber}`),
    description: words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words,
    ...(pageNumber > 1 && { query: { page: String(pageNumber) } }),
    facts: (page) => [
      ...(pageNumber === 1 ? [companyFacts(page, company, reviews)] : []),
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Entreprises`), path: "/companies" },
        { name, path: `/companies/${slug}` },
      ]),
    ],
  });
}
