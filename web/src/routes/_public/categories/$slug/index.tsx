import { msg } from "@lingui/core/macro";
import type { Guide } from "@metiro/shared/guide";
import { createFileRoute, getRouteApi, notFound, redirect } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { CategoryPage } from "#features/catalogue/category-page.tsx";
import { formerAddress } from "#features/catalogue/former-address.ts";
import { guideIn } from "#features/catalogue/guide.ts";
import { findCategory } from "#features/catalogue/find.ts";
import { PlaceLinks } from "#features/showcase/place-links.tsx";
import { descriptionIn, nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/categories/$slug/")({
  loader: async ({ context: { calls }, params: { slug }, parentMatchPromise }) => {
    const { api } = await calls();
    const found =
      findCategory((await parentMatchPromise).loaderData?.categories ?? [], slug) ??
      (await formerAddress(slug, (input, options) => api.category.getByName.fetch(input, options)));
    if (!found) throw notFound();
    if ("movedTo" in found)
      throw redirect({ to: "/categories/$slug", params: { slug: found.movedTo }, statusCode: 301 });
    const [category, posts, places] = await Promise.all([
      api.category.getByName.fetch({ Name: found.item.slug }),
      latestPosts(api, found.item.id),
      api.showcase.tradePlaces.fetch({ category: found.item.slug }),
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
