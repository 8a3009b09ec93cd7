import { msg } from "@lingui/core/macro";
import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { LatestPosts } from "../../features/blog/latest-posts.tsx";
import { latestPosts } from "../../features/blog/load-posts.ts";
import { Home } from "../../features/home/home.tsx";
import type { Searched } from "../../features/home/search-results.tsx";
import { organizationFacts, websiteFacts } from "../../layout/public/facts.ts";
import { pageHead } from "../../layout/public/page-head.ts";

export interface Search {
  q?: string;
  place?: string;
}

export interface Loaded {
  posts: Awaited<ReturnType<typeof latestPosts>>;
  searched?: Searched;
}

const typed = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 80) : "";

export const Route = createFileRoute("/_public/")({
  validateSearch: ({ q, place }: Record<string, unknown>): Search => ({
    ...(typed(q) && { q: typed(q) }),
    ...(typed(place) && { place: typed(place) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { calls, chosenLanguage }, deps: { q, place = "" } }): Promise<Loaded> => {
    const { api } = await calls();
    if (!q) return { posts: await latestPosts(api) };
    const [posts, index, places] = await Promise.all([
      latestPosts(api),
      api.subCategory.searchIndex.fetch({ language: chosenLanguage() }),
      place.length > 1 ? api.region.places.fetch({ search: place }) : [],
    ]);
    const trades = findTrades(searchEntries(index), q, Number.POSITIVE_INFINITY);
    return { posts, searched: { typed: q, trades, place, foundPlace: places[0] } };
  },
  head: (args) =>
    pageHead(args, {
      title: msg`Trouvez une entreprise pour vos travaux`,
      description: msg`Décrivez votre besoin en quelques questions, gratuitement : les entreprises de votre région vous répondent, vous comparez et vous choisissez.`,
      facts: (page) => [organizationFacts(page), websiteFacts(page)],
    }),
  component: HomePage,
});

const shell = getRouteApi("/_public");

function HomePage() {
  const { categories } = shell.useLoaderData();
  const { posts, searched } = Route.useLoaderData();
  return (
    <Home
      categories={categories}
      searched={searched}
      place={Route.useSearch().place}
      posts={<LatestPosts posts={posts} categories={categories} large />}
    />
  );
}
