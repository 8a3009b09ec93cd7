import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { BlogPage } from "#features/blog/blog-page.tsx";
import { feedLink } from "#features/blog/feed-link.ts";
import { loadPosts } from "#features/blog/load-posts.ts";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { pageOfQuery } from "#layout/public/page-of-query.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/blogs/")({
  validateSearch: pageOfQuery,
  loaderDeps: ({ search: { page = 1 } }) => ({ pageNumber: page }),
  loader: async ({ context: { calls }, deps }) => loadPosts((await calls()).api, deps.pageNumber),
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { pageNumber, totalPages } = loaderData;
    const { i18n } = args.match.context;
    const at = (page: number) => (page > 1 ? { page: String(page) } : {});
    return pageHead(args, {
      title: pageNumber === 1 ? msg`Conseils du blog` : i18n._(msg`Conseils du blog, page ${pageNumber}`),
      description: msg`Préparer ses travaux, choisir une entreprise, comparer des offres, payer au bon moment : des conseils pratiques pour la Suisse.`,
      query: at(pageNumber),
      links: ({ urlOf, site }) => [
        feedLink(site.name, i18n.locale),
        ...(pageNumber > 1 ? [{ rel: "prev", href: urlOf("/blogs", at(pageNumber - 1)) }] : []),
        ...(pageNumber < totalPages ? [{ rel: "next", href: urlOf("/blogs", at(pageNumber + 1)) }] : []),
      ],
      facts: (page) => [
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: i18n._(msg`Blog`), path: "/blogs" },
        ]),
      ],
    });
  },
  notFoundComponent: PublicNotFound,
  component: Posts,
});

const shell = getRouteApi("/_public");

function Posts() {
  return <BlogPage page={Route.useLoaderData()} categories={shell.useLoaderData().categories} />;
}
