import { Trans } from "@lingui/react/macro";
import type { Place } from "@metiro/shared/region/schema";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { Icon } from "#ui/icon.tsx";

/** What was searched for with the plain form, and what was found. */
export interface Searched {
  typed: string;
  trades: readonly SearchedTrade[];
  /** The place as it was typed; empty when none was asked for. */
  place: string;
  foundPlace: Place | undefined;
}

interface SearchResultsProps extends Searched {
  /** The field, to search again. */
  box: ReactNode;
}

/** The answer to the plain form under its field: every service that was found, or how to go on. */
export function SearchResults({ typed, trades, place, foundPlace, box }: SearchResultsProps) {
  return (
    <section className="pt-6 pb-12 md:pt-12 md:pb-16">
      <div className="wrap-page grid gap-5">
        <div className="max-w-200">{box}</div>
        <div>
          <h1 className="title-2">
            {trades.length > 0 ? (
              <Trans>Pour « {typed} »</Trans>
            ) : (
              <Trans>Aucune prestation trouvée pour « {typed} »</Trans>
            )}
          </h1>
          {trades.length === 0 && (
            <p className="mt-2 text-ink-2">
              <Trans>Essayez un mot plus court, ou choisissez une prestation dans la liste ci-dessous.</Trans>
            </p>
          )}
          {place !== "" && <PlaceNote place={place} found={foundPlace} />}
        </div>
        <ul id="resultats" className="grid gap-3 md:grid-cols-2">
          {trades.map(({ slug, name, categoryName, icon }) => (
            <li key={slug}>
              <Link
                to="/request/$slug"
                params={{ slug }}
                search={foundPlace ? { place: `${foundPlace.postalCode} ${foundPlace.locality}` } : {}}
                className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-hover"
              >
                <Pictogram icon={icon} />
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

function PlaceNote({ place, found }: { place: string; found: Place | undefined }) {
  return (
    <p className="mt-2 text-ink-2">
      {found ? (
        <Trans>
          Lieu : {found.postalCode} {found.locality}
        </Trans>
      ) : (
        <Trans>Nous ne connaissons pas « {place} ». Vous pourrez indiquer le lieu dans la demande.</Trans>
      )}
    </p>
  );
}
