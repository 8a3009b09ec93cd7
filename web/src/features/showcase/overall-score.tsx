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
    <div className="mb-8 grid items-center gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,22rem)]">
      <div>
        <p className="title-1 num">{i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</p>
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
                <meter
                  min={0}
                  max={count}
                  value={given}
                  aria-hidden="true"
                  className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-sunken [&::-webkit-meter-optimum-value]:bg-accent"
                />
                <span className="num text-right text-ink-2">{given}</span>
              </dd>
            </div>
          ))}
      </dl>
      <p className="text-sm text-ink-2 sm:col-span-2">
        <Trans>
          Seuls des clients dont le travail est terminé donnent un avis, et personne n’en efface. La note tient compte
          de la moyenne de la plateforme tant que les avis sont peu nombreux.
        </Trans>
      </p>
    </div>
  );
}
