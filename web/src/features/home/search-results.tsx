import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Pictogram } from "../../art/pictogram.tsx";
import { Icon } from "../../ui/icon.tsx";
import { searchEntries, suggest } from "./search-words.ts";

interface SearchResultsProps {
  categories: readonly Category[];
  searched: string;
}

/** The answer to the plain form: every trade that was found, or how to go on. */
export function SearchResults({ categories, searched }: SearchResultsProps) {
  const { i18n } = useLingui();
  const found = suggest(searchEntries(categories, i18n.locale), searched, Number.POSITIVE_INFINITY);
  return (
    <section id="resultats" aria-live="polite" className="scroll-mt-6 border-t border-line bg-surface py-12 md:py-16">
      <div className="wrap-page grid gap-6">
        <h2 className="title-2">
          {found.length > 0 ? (
            <Trans>Pour « {searched} »</Trans>
          ) : (
            <Trans>Aucun métier trouvé pour « {searched} »</Trans>
          )}
        </h2>
        {found.length === 0 && (
          <p className="text-ink-2">
            <Trans>Essayez un mot plus court, ou choisissez votre métier dans la liste ci-dessous.</Trans>
          </p>
        )}
        <ul className="grid gap-3 md:grid-cols-2">
          {found.map(({ subcategory, category, name, categoryName }) => (
            <li key={subcategory.id}>
              <Link
                to="/request/$slug"
                params={{ slug: subcategory.slug }}
                className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-hover"
              >
                <Pictogram icon={category.icon} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-ink-2">{categoryName}</span>
                </span>
                <Icon of={ArrowRight} className="text-accent-ink" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
