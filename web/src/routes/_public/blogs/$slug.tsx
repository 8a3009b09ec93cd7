import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { feedLink } from "#features/blog/feed-link.ts";
import { loadPost } from "#features/blog/load-posts.ts";
import { postingFacts } from "#features/blog/posting-facts.ts";
import { wordsIn } from "#features/blog/post-words.ts";
import { PostPage } from "#features/blog/post-page.tsx";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/blogs/$slug")({
  loader: async ({ context: { calls }, params: { slug } }) => {
    const loaded = await loadPost((await calls()).api, slug);
    if (loaded.post.slug !== slug)
      throw redirect({ to: "/blogs/$slug", params: { slug: loaded.post.slug }, search: true, statusCode: 301 });
    return loaded;
  },
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { post } = loaderData;
    const { slug } = post;
    const { title, summary, metaDescription } = wordsIn(post, args.match.context.i18n.locale);
    return pageHead(args, {
      title,
      description: metaDescription ?? summary,
      type: "article",
      image: post.coverImage?.url,
      hidden: post.state !== "published",
      frenchOnly: post.translations.en === undefined,
      links: ({ site }) => [feedLink(site.name, args.match.context.i18n.locale)],
      facts: (page) => [
        postingFacts(page, post),
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: args.match.context.i18n._(msg`Blog`), path: "/blogs" },
          { name: title, path: `/blogs/${slug}` },
        ]),
      ],
    });
  },
  notFoundComponent: PublicNotFound,
  component: Post,
});

const shell = getRouteApi("/_public");

function Post() {
  return <PostPage {...Route.useLoaderData()} categories={shell.useLoaderData().categories} />;
}
