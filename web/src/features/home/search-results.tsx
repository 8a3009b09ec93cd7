import { Trans } from "@lingui/react/macro";
import type { Place } from "@metiro/shared/region/schema";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Pictogram } from "../../art/pictogram.tsx";
import { Icon } from "../../ui/icon.tsx";

/** What was searched for with the plain form, and what was found. */
export interface Searched {
  typed: string;
  trades: readonly SearchedTrade[];
  /** As typed; empty when none was asked for. */
  place: string;
  foundPlace: Place | undefined;
}

/** The answer to the plain form: every trade that was found, or how to go on. */
export function SearchResults({ typed, trades, place, foundPlace }: Searched) {
  return (
    <section id="resultats" aria-live="polite" className="scroll-mt-6 border-t border-line bg-surface py-12 md:py-16">
      <div className="wrap-page grid gap-6">
        <h2 className="title-2">
          {trades.length > 0 ? <Trans>Pour « {typed} »</Trans> : <Trans>Aucun métier trouvé pour « {typed} »</Trans>}
        </h2>
        {trades.length === 0 && (
          <p className="text-ink-2">
            <Trans>Essayez un mot plus court, ou choisissez votre métier dans la liste ci-dessous.</Trans>
          </p>
        )}
        {place !== "" && <PlaceNote place={place} found={foundPlace} />}
        <ul className="grid gap-3 md:grid-cols-2">
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
    <p className="text-ink-2">
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
