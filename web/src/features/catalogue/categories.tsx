import { Trans } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { Pictogram } from "../../art/pictogram.tsx";
import { descriptionIn } from "../../i18n/catalogue-name.ts";
import { useCatalogueName } from "../../i18n/use-catalogue-name.ts";
import { useLingui } from "@lingui/react";
import { TradeLinks } from "../../layout/public/trade-links.tsx";

const linksClass = [
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline",
  "[&_a:hover]:text-accent-ink [&_a:hover]:underline md:[&_a]:min-h-9",
].join(" ");

/** Every category, what it covers, and its subcategories. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  return (
    <div className="wrap-page py-10 md:py-16">
      <h1 className="title-1">
        <Trans>Toutes les catégories</Trans>
      </h1>
      <p className="lead mt-4 max-w-132">
        <Trans>Choisissez votre métier : chacun a ses propres questions, et trois minutes suffisent.</Trans>
      </p>
      <ul className="mt-10 border-t border-line-strong">
        {categories.map((category) => (
          <li key={category.id} className="grid gap-x-6 gap-y-4 border-b border-line-strong py-8 lg:grid-cols-12">
            <div className="flex gap-4 lg:col-span-6">
              <Pictogram icon={category.icon} size="lg" />
              <div className="min-w-0">
                <h2 className="title-3">
                  <Link
                    to="/categories/$slug"
                    params={{ slug: category.slug }}
                    className="text-ink no-underline hover:underline"
                  >
                    {nameOf(category)}
                  </Link>
                </h2>
                <p className="mt-1 max-w-md text-base text-ink-2">{descriptionIn(category, i18n.locale)}</p>
              </div>
            </div>
            <ul className={`md:columns-2 md:gap-6 lg:col-span-6 ${linksClass}`}>
              <TradeLinks category={category} />
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
