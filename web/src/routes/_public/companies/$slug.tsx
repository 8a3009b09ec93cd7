import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { isMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { companyFacts } from "#features/showcase/showcase-facts.ts";
import { ShowcasePage } from "#features/showcase/showcase-page.tsx";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { pageOfQuery } from "#layout/public/page-of-query.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

const pageSize = 10;
/** Characters of a description that search engines show. */
const longest = 155;

export const Route = createFileRoute("/_public/companies/$slug")({
  validateSearch: pageOfQuery,
  loaderDeps: ({ search: { page = 1 } }) => ({ pageNumber: page }),
  loader: async ({ context: { calls }, params: { slug }, deps: { pageNumber } }) => {
    const { api } = await calls();
    try {
      const company = await api.showcase.get.fetch({ slug }, handlesOwnErrors);
      if (company.slug !== slug)
        throw redirect({ to: "/companies/$slug", params: { slug: company.slug }, search: true, statusCode: 301 });
      const reviews = await api.showcase.reviews.fetch({ slug, pageNumber, pageSize }, handlesOwnErrors);
      if (pageNumber > 1 && reviews.items.length === 0) throw notFound();
      return { company, reviews };
    } catch (error) {
      throw isMissing(error) ? notFound() : error;
    }
  },
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { company, reviews } = loaderData;
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
  },
  notFoundComponent: PublicNotFound,
  component: Page,
});

function Page() {
  return <ShowcasePage {...Route.useLoaderData()} />;
}
