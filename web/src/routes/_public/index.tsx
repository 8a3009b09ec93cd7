import { msg } from "@lingui/core/macro";
import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { Home } from "#features/home/home.tsx";
import type { Searched } from "#features/home/search-results.tsx";
import { organizationFacts, websiteFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";

export interface Search {
  q?: string | number;
  place?: string | number;
}

export interface Loaded {
  posts: Awaited<ReturnType<typeof latestPosts>>;
  searched?: Searched;
}

/** Figures stay figures: a postal code keeps the address that the form gave it. */
const typed = (value: unknown) => {
  if (typeof value === "number") return value;
  return typeof value === "string" ? value.trim().slice(0, 80) : "";
};

export const Route = createFileRoute("/_public/")({
  validateSearch: ({ q, place }: Record<string, unknown>): Search => ({
    ...(typed(q) !== "" && { q: typed(q) }),
    ...(typed(place) !== "" && { place: typed(place) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { calls, chosenLanguage }, deps }): Promise<Loaded> => {
    const { api } = await calls();
    const { q, place } = { q: String(deps.q ?? ""), place: String(deps.place ?? "") };
    if (q === "") return { posts: await latestPosts(api) };
    const [posts, index, places] = await Promise.all([
      latestPosts(api),
      api.subCategory.searchIndex.fetch({ language: chosenLanguage() }),
      place.length > 1 ? api.region.places.fetch({ search: place }) : [],
    ]);
    const trades = findTrades(searchEntries(index), q, Number.POSITIVE_INFINITY);
    return { posts, searched: { typed: q, trades, place, foundPlace: places[0] } };
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
