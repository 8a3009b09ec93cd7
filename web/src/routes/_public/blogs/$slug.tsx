import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { loadPost } from "#features/blog/load-posts.ts";
import { postHead } from "#features/blog/post-head.ts";
import { PostPage } from "#features/blog/post-page.tsx";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/blogs/$slug")({
  loader: async ({ context: { calls }, params: { slug } }) => {
    const loaded = await loadPost((await calls()).api, slug);
    if (loaded.post.slug !== slug)
      throw redirect({ to: "/blogs/$slug", params: { slug: loaded.post.slug }, search: true, statusCode: 301 });
    return loaded;
  },
  head: ({ loaderData, ...args }) => (loaderData ? postHead(args, loaderData.post) : {}),
  notFoundComponent: PublicNotFound,
  component: Post,
});

const shell = getRouteApi("/_public");

function Post() {
  return <PostPage {...Route.useLoaderData()} categories={shell.useLoaderData().categories} />;
}
