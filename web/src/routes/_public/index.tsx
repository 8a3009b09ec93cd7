import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { Home } from "#features/home/home.tsx";
import { loadSearch, readHomeSearch } from "#features/home/load-search.ts";
import { organizationFacts, websiteFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";

export const Route = createFileRoute("/_public/")({
  validateSearch: readHomeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { calls, chosenLanguage }, deps }) => {
    const { api } = await calls();
    const [posts, searched] = await Promise.all([latestPosts(api), loadSearch(api, chosenLanguage(), deps)]);
    return { posts, ...(searched && { searched }) };
  },
  head: ({ loaderData, ...args }) => {
    const asked = loaderData?.searched?.typed;
    return pageHead(args, {
      title:
        asked === undefined
          ? msg`Trouvez une entreprise pour vos travaux`
          : args.match.context.i18n._(msg`Recherche : ${asked}`),
      hidden: asked !== undefined,
      description: msg`Décrivez votre besoin en quelques questions, gratuitement : les entreprises de votre région vous répondent, vous comparez et vous choisissez.`,
      facts: (page) => [organizationFacts(page), websiteFacts(page)],
    });
  },
  component: HomePage,
});

const shell = getRouteApi("/_public");

function HomePage() {
  const { categories } = shell.useLoaderData();
  const { posts, searched } = Route.useLoaderData();
  const { place } = Route.useSearch();
  return (
    <Home
      categories={categories}
      searched={searched}
      place={place === undefined ? "" : String(place)}
      posts={<LatestPosts posts={posts} categories={categories} large />}
    />
  );
}
