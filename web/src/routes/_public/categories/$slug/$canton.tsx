import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { loadPublicCategory } from "#features/catalogue/load-trade.ts";
import { loadTradePlace, tradePlaceHead } from "#features/showcase/load-trade-place.ts";
import { TradePlacePage } from "#features/showcase/trade-place-page.tsx";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/categories/$slug/$canton")({
  loader: async ({ context: { calls }, params: { slug, canton }, parentMatchPromise }) => {
    const { api } = await calls();
    await loadPublicCategory(api, {
      slug,
      categories: (await parentMatchPromise).loaderData?.categories,
      leadTo: (present) => {
        throw redirect({ to: "/categories/$slug/$canton", params: { slug: present, canton }, statusCode: 301 });
      },
    });
    return loadTradePlace((input, options) => api.showcase.tradePlace.fetch(input, options), {
      category: slug,
      canton,
    });
  },
  head: ({ loaderData, ...args }) => (loaderData ? tradePlaceHead(args, loaderData) : {}),
  notFoundComponent: PublicNotFound,
  component: Page,
});

const shell = getRouteApi("/_public");

function Page() {
  const place = Route.useLoaderData();
  const { categories } = shell.useLoaderData();
  const trades = categories.find(({ id }) => id === place.category.id)?.subCategories ?? [];
  return <TradePlacePage place={place} trades={trades} />;
}
