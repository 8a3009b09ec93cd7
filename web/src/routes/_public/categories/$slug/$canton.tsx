import { createFileRoute, getRouteApi, notFound, redirect } from "@tanstack/react-router";
import { findCategory } from "#features/catalogue/find.ts";
import { formerAddress } from "#features/catalogue/former-address.ts";
import { loadTradePlace, tradePlaceHead } from "#features/showcase/load-trade-place.ts";
import { TradePlacePage } from "#features/showcase/trade-place-page.tsx";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

export const Route = createFileRoute("/_public/categories/$slug/$canton")({
  loader: async ({ context: { calls }, params: { slug, canton }, parentMatchPromise }) => {
    const { api } = await calls();
    const found =
      findCategory((await parentMatchPromise).loaderData?.categories ?? [], slug) ??
      (await formerAddress(slug, (input, options) => api.category.getByName.fetch(input, options)));
    if (!found) throw notFound();
    if ("movedTo" in found)
      throw redirect({ to: "/categories/$slug/$canton", params: { slug: found.movedTo, canton }, statusCode: 301 });
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
