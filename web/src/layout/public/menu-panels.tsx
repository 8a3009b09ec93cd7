import { Trans } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { descriptionIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useLingui } from "@lingui/react";
import { TradeLinks } from "./trade-links.tsx";

/** Under the bar over the whole width. The browser's own popover: no script, closed by Escape and by a click outside. */
function Panel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div
      id={id}
      popover="auto"
      className="absolute inset-x-0 top-30 bottom-auto m-0 w-full max-w-none border-y border-line bg-surface text-ink shadow-float"
    >
      <div className="wrap-page pt-8 pb-10">{children}</div>
    </div>
  );
}

const linksClass =
  "[&_a]:inline-block [&_a]:py-1 [&_a]:text-sm [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline";

/** One category: what it is, all of it, and its subcategories. */
export function CategoryPanel({ id, category }: { id: string; category: Category }) {
  const { i18n } = useLingui();
  const name = useCatalogueName()(category);
  return (
    <Panel id={id}>
      <div className="grid grid-cols-12 gap-6">
        <div className="col-span-4">
          <Pictogram icon={category.icon} />
          <p className="mt-4 max-w-xs text-sm text-ink-2">{descriptionIn(category, i18n.locale)}</p>
          <p className="mt-3 text-sm">
            <Link to="/categories/$slug" params={{ slug: category.slug }}>
              <Trans>Tout voir : {name}</Trans>
            </Link>
          </p>
        </div>
        <ul className={`col-span-8 columns-2 gap-6 ${linksClass} [&_a]:text-base [&_a]:text-ink`}>
          <TradeLinks category={category} />
        </ul>
      </div>
    </Panel>
  );
}

interface MorePanelProps {
  id: string;
  categories: readonly Category[];
  /** How many of them, the first, stand in the menu itself on wide screens. */
  hiddenWhenWide: number;
}

/** The categories that did not fit, each with its subcategories. */
export function MorePanel({ id, categories, hiddenWhenWide }: MorePanelProps) {
  const nameOf = useCatalogueName();
  return (
    <Panel id={id}>
      <ul className="grid grid-cols-4 gap-x-6 gap-y-8">
        {categories.map((category, at) => (
          <li key={category.id} className={at < hiddenWhenWide ? "xl:hidden" : ""}>
            <Link
              to="/categories/$slug"
              params={{ slug: category.slug }}
              className="flex items-center gap-3 text-base leading-5 font-semibold text-ink no-underline hover:underline"
            >
              <Pictogram icon={category.icon} size="sm" />
              {nameOf(category)}
            </Link>
            <ul className={`pt-2 pl-11 ${linksClass}`}>
              <TradeLinks category={category} />
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8 border-t border-line pt-5 text-sm">
        <Link to="/categories">
          <Trans>Toutes les catégories</Trans>
        </Link>
      </p>
    </Panel>
  );
}
