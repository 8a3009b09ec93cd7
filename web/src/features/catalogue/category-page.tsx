import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Pictogram } from "../../art/pictogram.tsx";
import { descriptionIn } from "../../i18n/catalogue-name.ts";
import { useCatalogueName } from "../../i18n/use-catalogue-name.ts";
import { Icon } from "../../ui/icon.tsx";
import { WayHere } from "./way-here.tsx";

interface CategoryPageProps {
  category: Category;
  categories: readonly Category[];
}

/** One category: what it covers, its subcategories, and those beside it. */
export function CategoryPage({ category, categories }: CategoryPageProps) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  const others = categories.filter(({ id }) => id !== category.id);
  return (
    <>
      <div className="wrap-page pt-5 pb-12 md:pb-16">
        <WayHere current={nameOf(category)} />
        <Pictogram icon={category.icon} size="lg" className="mt-10" />
        <h1 className="title-1 mt-6">{nameOf(category)}</h1>
        <p className="lead mt-4 max-w-132">{descriptionIn(category, i18n.locale)}</p>
      </div>
      <section className="border-t border-line py-12 md:py-16">
        <div className="wrap-page grid gap-6 lg:grid-cols-12">
          <h2 className="title-2 lg:col-span-4">
            <Trans>Que souhaitez-vous faire ?</Trans>
          </h2>
          <ul className="border-t border-line-strong lg:col-span-8">
            {category.subCategories.map((subcategory) => (
              <li key={subcategory.id} className="border-b border-line-strong">
                <Link
                  to="/category/$slug"
                  params={{ slug: subcategory.slug }}
                  className="flex items-center gap-4 px-1 py-4 text-ink no-underline hover:bg-hover"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{nameOf(subcategory)}</span>
                    <span className="block text-base text-ink-2">{descriptionIn(subcategory, i18n.locale)}</span>
                  </span>
                  <Icon of={ArrowRight} className="text-accent-ink" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {others.length > 0 && <Neighbours categories={others.slice(0, 4)} />}
    </>
  );
}

function Neighbours({ categories }: { categories: readonly Category[] }) {
  const nameOf = useCatalogueName();
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6">
        <h2 className="title-2">
          <Trans>Catégories voisines</Trans>
        </h2>
        <ul className="grid grid-cols-2 border-t border-l border-line-strong lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id} className="border-r border-b border-line-strong">
              <Link
                to="/categories/$slug"
                params={{ slug: category.slug }}
                className="grid h-full content-between gap-6 p-4 text-ink no-underline hover:bg-surface md:p-6"
              >
                <Pictogram icon={category.icon} />
                <span className="font-semibold">{nameOf(category)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
