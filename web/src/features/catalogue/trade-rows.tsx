import { useLingui } from "@lingui/react";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { descriptionIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Icon } from "#ui/icon.tsx";

interface TradeRowsProps {
  subcategories: readonly Subcategory[];
  /** With what each covers. */
  described?: boolean;
}

/** Subcategories as a list of rows, each leading to its page. */
export function TradeRows({ subcategories, described = false }: TradeRowsProps) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  return (
    <ul className="border-t border-line-strong lg:col-span-8">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id} className="border-b border-line-strong">
          <Link
            to="/category/$slug"
            params={{ slug: subcategory.slug }}
            className="flex min-h-14 items-center gap-4 px-1 py-4 text-ink no-underline hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{nameOf(subcategory)}</span>
              {described && (
                <span className="block text-base text-ink-2">{descriptionIn(subcategory, i18n.locale)}</span>
              )}
            </span>
            <Icon of={ArrowRight} className="text-accent-ink" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
