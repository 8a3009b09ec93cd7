import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ShowcaseItem } from "@metiro/shared/showcase/schema";
import { Stars } from "#domain/review/stars.tsx";

/** The score with how often each number of stars was given; below three reviews their number alone. */
export function OverallScore({ score: { count, score, distribution } }: Pick<ShowcaseItem, "score">) {
  const { i18n } = useLingui();
  if (count === 0)
    return (
      <p className="text-ink-2">
        <Trans>Pas encore d’avis. Seul un client dont le travail est terminé peut en donner un.</Trans>
      </p>
    );
  const number = <Plural value={count} one="# avis" other="# avis" />;
  if (score === undefined || !distribution) return <p className="mb-6 text-ink-2">{number}</p>;
  return (
    <div className="mb-8 grid gap-4">
      <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,22rem)] sm:justify-start">
        <div>
          <p className="title-1">{i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</p>
          <Stars value={score} />
          <p className="mt-1 text-sm text-ink-2">{number}</p>
        </div>
        <dl className="grid gap-1.5 text-sm">
          {distribution
            .map((given, index) => ({ stars: index + 1, given }))
            .toReversed()
            .map(({ stars, given }) => (
              <div key={stars} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2rem] items-center gap-3">
                <dt className="text-ink-2">
                  <Plural value={stars} one="# étoile" other="# étoiles" />
                </dt>
                <dd className="contents">
                  {/* Drawn: browsers paint a meter in colours of their own. */}
                  <svg aria-hidden="true" focusable="false" className="block h-2 w-full">
                    <rect width="100%" height="8" rx="4" className="fill-line" />
                    {given > 0 && (
                      <rect width={`${(given / count) * 100}%`} height="8" rx="4" className="fill-accent" />
                    )}
                  </svg>
                  <span className="num text-right text-ink-2">{given}</span>
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <p className="text-sm text-ink-2">
        <Trans>
          Seuls des clients dont le travail est terminé donnent un avis, et personne n’en efface. La note tient compte
          de la moyenne de la plateforme tant que les avis sont peu nombreux.
        </Trans>
      </p>
    </div>
  );
}
