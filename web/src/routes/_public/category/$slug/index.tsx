import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router";
import { LatestPosts } from "#features/blog/latest-posts.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { loadPublicSubcategory } from "#features/catalogue/load-trade.ts";
import { SubcategoryPage } from "#features/catalogue/subcategory-page.tsx";
import { PlaceLinks } from "#features/showcase/place-links.tsx";
import { descriptionIn, nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
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
  head: ({ loaderData, ...args }) => {
    if (!loaderData) return {};
    const { category, subcategory } = loaderData;
    const { i18n } = args.match.context;
    const name = nameIn(subcategory, i18n.locale);
    const description = descriptionIn(subcategory, i18n.locale) ?? name;
    return pageHead(args, {
      title: name,
      description,
      facts: (page) => [
        { "@type": "Service", name, description, url: page.url, areaServed: { "@type": "Country", name: "CH" } },
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: i18n._(msg`Catégories`), path: "/categories" },
          { name: nameIn(category, i18n.locale), path: `/categories/${category.slug}` },
          { name, path: `/category/${subcategory.slug}` },
        ]),
      ],
    });
  },
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
