import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { loadPublicSubcategory } from "#features/catalogue/load-trade.ts";
import { loadTradePlace, tradePlaceHead } from "#features/showcase/load-trade-place.ts";
import { TradePlacePage } from "#features/showcase/trade-place-page.tsx";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/category/$slug/$canton")({
  loader: async ({ context: { calls }, params: { slug, canton }, parentMatchPromise }) => {
    const { api } = await calls();
    const item = await loadPublicSubcategory(api, {
      slug,
      categories: (await parentMatchPromise).loaderData?.categories,
      leadTo: (present) => {
        throw redirect({ to: "/category/$slug/$canton", params: { slug: present, canton }, statusCode: 301 });
      },
    });
    const [place, prices] = await Promise.all([
      loadTradePlace((input, options) => api.showcase.tradePlace.fetch(input, options), { subcategory: slug, canton }),
      api.price.listBySubcategory.fetch({ subcategoryId: item.id }),
    ]);
    const priceIn = (regionId: string | undefined) => prices.find(({ region }) => region?.id === regionId);
    return { place, price: priceIn(place.region.id) ?? priceIn(undefined) };
  },
  head: ({ loaderData, ...args }) => (loaderData ? tradePlaceHead(args, loaderData.place) : {}),
  notFoundComponent: PublicNotFound,
  component: Page,
});

const shell = getRouteApi("/_public");

function Page() {
  const { place, price } = Route.useLoaderData();
  const { categories } = shell.useLoaderData();
  const trades = categories.find(({ id }) => id === place.category.id)?.subCategories ?? [];
  return <TradePlacePage place={place} price={price} trades={trades} />;
}
