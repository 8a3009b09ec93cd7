import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { categoryHead } from "#features/catalogue/category-head.ts";
import { CategoryPage } from "#features/catalogue/category-page.tsx";
import { loadPublicCategory } from "#features/catalogue/load-trade.ts";
import { PlaceLinks } from "#features/showcase/place-links.tsx";
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
  head: ({ loaderData, ...args }) => (loaderData ? categoryHead(args, loaderData.category) : {}),
  notFoundComponent: PublicNotFound,
  component: Page,
});

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
