import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { LatestPosts } from "../../features/blog/latest-posts.tsx";
import { latestPosts } from "../../features/blog/load-posts.ts";
import { Home } from "../../features/home/home.tsx";
import { organizationFacts, websiteFacts } from "../../layout/public/facts.ts";
import { pageHead } from "../../layout/public/page-head.ts";

export const Route = createFileRoute("/_public/")({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === "string" || typeof q === "number" ? { q: String(q).slice(0, 80) } : {},
  loader: async ({ context: { calls } }) => ({ posts: await latestPosts((await calls()).api) }),
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
  const { posts } = Route.useLoaderData();
  const { q } = Route.useSearch();
  return (
    <>
      <Home categories={categories} searched={q} />
      <LatestPosts posts={posts} categories={categories} large />
    </>
  );
}
