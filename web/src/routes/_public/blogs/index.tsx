import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { BlogPage } from "#features/blog/blog-page.tsx";
import { blogHead } from "#features/blog/blog-head.ts";
import { loadPosts } from "#features/blog/load-posts.ts";
import { pageOfQuery } from "#layout/public/page-of-query.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/blogs/")({
  validateSearch: pageOfQuery,
  loaderDeps: ({ search: { page = 1 } }) => ({ pageNumber: page }),
  loader: async ({ context: { calls }, deps }) => loadPosts((await calls()).api, deps.pageNumber),
  head: ({ loaderData, ...args }) => (loaderData ? blogHead(args, loaderData) : {}),
  notFoundComponent: PublicNotFound,
  component: Posts,
});

const shell = getRouteApi("/_public");

function Posts() {
  return <BlogPage page={Route.useLoaderData()} categories={shell.useLoaderData().categories} />;
}
