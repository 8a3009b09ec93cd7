import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { feedLink } from "../../../features/blog/feed-link.ts";
import { loadPost } from "../../../features/blog/load-posts.ts";
import { postingFacts } from "../../../features/blog/posting-facts.ts";
import { PostPage } from "../../../features/blog/post-page.tsx";
import { breadcrumbFacts } from "../../../layout/public/facts.ts";
import { pageHead } from "../../../layout/public/page-head.ts";

export const Route = createFileRoute("/_public/blogs/$slug")({
  loader: async ({ context: { calls }, params: { slug } }) => loadPost((await calls()).api, slug),
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { post } = loaderData;
    const { title, slug, summary } = post;
    return pageHead(args, {
      title,
      description: summary,
      type: "article",
      image: post.coverImage?.url,
      hidden: !post.published,
      links: ({ site }) => [feedLink(site.name)],
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
  component: Post,
});

const shell = getRouteApi("/_public");

function Post() {
  return <PostPage {...Route.useLoaderData()} categories={shell.useLoaderData().categories} />;
}
