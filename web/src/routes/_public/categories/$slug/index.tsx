import { msg } from "@lingui/core/macro";
import type { Guide } from "@metiro/shared/guide";
import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { CategoryPage } from "#features/catalogue/category-page.tsx";
import { loadPublicCategory } from "#features/catalogue/load-trade.ts";
import { guideIn } from "#features/catalogue/guide.ts";
import { PlaceLinks } from "#features/showcase/place-links.tsx";
import { descriptionIn, nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/categories/$slug/")({
  loader: async ({ context: { calls }, params: { slug }, parentMatchPromise }) => {
    const { api } = await calls();
    const item = await loadPublicCategory(api, {
      slug,
      categories: (await parentMatchPromise).loaderData?.categories,
      leadTo: (present) => {
        throw redirect({ to: "/categories/$slug", params: { slug: present }, statusCode: 301 });
      },
    });
    const [category, posts, places] = await Promise.all([
      api.category.getByName.fetch({ Name: item.slug }),
      latestPosts(api, item.id),
      api.showcase.tradePlaces.fetch({ category: item.slug }),
    ]);
    return { category, posts, places: places.items };
  },
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { category } = loaderData;
    const { i18n } = args.match.context;
    const name = nameIn(category, i18n.locale);
    return pageHead(args, {
      title: name,
      description: descriptionIn(category, i18n.locale) ?? name,
      facts: (page) => [
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: i18n._(msg`Catégories`), path: "/categories" },
          { name, path: `/categories/${category.slug}` },
        ]),
        ...factsOfGuide(guideIn(category.guide, i18n.locale)),
      ],
    });
  },
  notFoundComponent: PublicNotFound,
  component: Page,
});

const factsOfGuide = ({ questions }: Guide) => (questions ? [questionFacts(questions)] : []);

const shell = getRouteApi("/_public");

function Page() {
  const { category, posts, places } = Route.useLoaderData();
  const { categories } = shell.useLoaderData();
  return (
    <CategoryPage
      category={category}
      categories={categories}
      places={<PlaceLinks of={{ slug: category.slug, kind: "category" }} places={places} />}
      advice={<LatestPosts posts={posts} categories={categories} />}
    />
  );
}
