import type { Category } from "@metiro/shared/category/schema";
import { ChevronDown } from "lucide-react";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { TradeLinks } from "#layout/public/trade-links.tsx";
import { toggle } from "#page/toggle.ts";
import { Icon } from "#ui/icon.tsx";

/** All categories with their subcategories, each leading into its wizard. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid border-t border-l border-line-strong md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {categories.map((category) => (
        <Cell key={category.id} category={category} />
      ))}
    </ul>
  );
}

const linksClass = [
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline",
  "[&_a:hover]:text-accent-ink [&_a:hover]:underline md:[&_a]:min-h-8 md:[&_a]:leading-5",
].join(" ");

/** On a phone the subcategories fold away under the name; a link to them unfolds them. */
function Cell({ category }: { category: Category }) {
  const nameOf = useCatalogueName();
  const name = nameOf(category);
  return (
    <li className="group border-r border-b border-line-strong md:p-6">
      <Pictogram icon={category.icon} size="lg" className="mb-6 max-md:hidden" />
      <h3 className="font-display text-[1.1875rem] leading-6 tracking-[-0.012em]">
        <span className="max-md:hidden">{name}</span>
        <button
          type="button"
          data-act="toggle"
          aria-expanded="false"
          onClick={(event) => toggle(event.currentTarget)}
          className="flex min-h-16 w-full items-center gap-4 px-4 py-2 text-left md:hidden"
        >
          <Pictogram icon={category.icon} />
          <span className="min-w-0 flex-1">{name}</span>
          <Icon of={ChevronDown} className="text-ink-3 group-has-aria-expanded:rotate-180" />
        </button>
      </h3>
      <ul
        id={category.slug}
        className={`hidden scroll-mt-24 pb-3 pl-18 group-has-aria-expanded:block target:block md:-mb-1 md:block md:pt-2 md:pb-0 md:pl-0 ${linksClass}`}
      >
        <TradeLinks category={category} />
      </ul>
    </li>
  );
}
