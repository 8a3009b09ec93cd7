import type { Category } from "@metiro/shared/category/schema";
import { Trans } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { NotFound } from "../missing/not-found.tsx";
import { SearchBox } from "./search/search-box.tsx";

const shell = getRouteApi("/_public");

/** Nothing under this address of the public site: the search, and every category. */
export function PublicNotFound() {
  const { categories } = shell.useLoaderData();
  return (
    <>
      <NotFound search={<SearchBox />} />
      <Categories categories={categories} />
    </>
  );
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const nameOf = useCatalogueName();
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6">
        <h2 className="title-2">
          <Trans>Toutes les catégories</Trans>
        </h2>
        <ul className="grid gap-x-6 border-t border-line-strong md:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.id} className="border-b border-line-strong">
              <Link
                to="/categories/$slug"
                params={{ slug: category.slug }}
                className="flex min-h-14 items-center gap-3 py-2 font-semibold text-ink no-underline hover:underline"
              >
                <Pictogram icon={category.icon} size="sm" />
                {nameOf(category)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
