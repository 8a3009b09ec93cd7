import { Plural, Trans } from "@lingui/react/macro";
import type { TradePlaces } from "@metiro/shared/showcase/schema";
import { Link } from "@tanstack/react-router";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";

interface PlaceLinksProps {
  /** Its slug, and whether it is a category or one of its services. */
  of: { slug: string; kind: "category" | "subcategory" };
  places: TradePlaces["items"];
}

/** The cantons in which enough companies serve a trade, each leading to its page there. */
export function PlaceLinks({ of: { slug, kind }, places }: PlaceLinksProps) {
  const nameOf = useCatalogueName();
  if (places.length === 0) return null;
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6 lg:grid-cols-12">
        <h2 className="title-2 lg:col-span-4">
          <Trans>Par canton</Trans>
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:col-span-8">
          {places.map(({ region, companies }) => (
            <li key={region.id} className="border-b border-line">
              <Link
                to={kind === "category" ? "/categories/$slug/$canton" : "/category/$slug/$canton"}
                params={{ slug, canton: region.slug }}
                className="-mx-1 flex min-h-12 items-center justify-between gap-4 px-1 text-ink no-underline hover:bg-hover"
              >
                {nameOf(region)}
                <span className="num text-sm text-ink-2">
                  <Plural value={companies} one="# entreprise" other="# entreprises" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
