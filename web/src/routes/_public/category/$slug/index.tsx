import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { loadPublicSubcategory } from "#features/catalogue/load-trade.ts";
import { subcategoryHead } from "#features/catalogue/subcategory-head.ts";
import { SubcategoryPage } from "#features/catalogue/subcategory-page.tsx";
import { PlaceLinks } from "#features/showcase/place-links.tsx";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/category/$slug/")({
  loader: async ({ context: { calls }, params: { slug }, parentMatchPromise }) => {
    const { api } = await calls();
    const item = await loadPublicSubcategory(api, {
      slug,
      categories: (await parentMatchPromise).loaderData?.categories,
      leadTo: (present) => {
        throw redirect({ to: "/category/$slug", params: { slug: present }, statusCode: 301 });
      },
    });
    const [category, subcategory, posts, prices, places] = await Promise.all([
      api.category.getByName.fetch({ Name: item.category.slug }),
      api.subCategory.getByName.fetch({ Name: item.slug }),
      latestPosts(api, item.category.id),
      api.price.listBySubcategory.fetch({ subcategoryId: item.id }),
      api.showcase.tradePlaces.fetch({ subcategory: item.slug }),
    ]);
    return { category, subcategory, posts, prices, places: places.items };
  },
  head: ({ loaderData, ...args }) => (loaderData ? subcategoryHead(args, loaderData) : {}),
  notFoundComponent: PublicNotFound,
  component: Page,
});

const shell = getRouteApi("/_public");

function Page() {
  const { category, subcategory, posts, prices, places } = Route.useLoaderData();
  const { categories } = shell.useLoaderData();
  return (
    <SubcategoryPage
      category={category}
      subcategory={subcategory}
      prices={prices}
      places={<PlaceLinks of={{ slug: subcategory.slug, kind: "subcategory" }} places={places} />}
      advice={<LatestPosts posts={posts} categories={categories} />}
    />
  );
}
