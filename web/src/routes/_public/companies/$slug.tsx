import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { orMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { showcaseHead } from "#features/showcase/showcase-head.ts";
import { ShowcasePage } from "#features/showcase/showcase-page.tsx";
import { pageOfQuery } from "#layout/public/page-of-query.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

const pageSize = 10;

export const Route = createFileRoute("/_public/companies/$slug")({
  validateSearch: pageOfQuery,
  loaderDeps: ({ search: { page = 1 } }) => ({ pageNumber: page }),
  loader: async ({ context: { calls }, params: { slug }, deps: { pageNumber } }) => {
    const { api } = await calls();
    const company = await orMissing(() => api.showcase.get.fetch({ slug }, handlesOwnErrors));
    if (company.slug !== slug)
      throw redirect({ to: "/companies/$slug", params: { slug: company.slug }, search: true, statusCode: 301 });
    const reviews = await orMissing(() => api.showcase.reviews.fetch({ slug, pageNumber, pageSize }, handlesOwnErrors));
    if (pageNumber > 1 && reviews.items.length === 0) throw notFound();
    return { company, reviews };
  },
  head: ({ loaderData, ...args }) => (loaderData ? showcaseHead(args, loaderData.company, loaderData.reviews) : {}),
  notFoundComponent: PublicNotFound,
  component: Page,
});

function Page() {
  return <ShowcasePage {...Route.useLoaderData()} />;
}
