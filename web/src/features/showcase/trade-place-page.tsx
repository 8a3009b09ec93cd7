import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { UsualPrice } from "@metiro/shared/price/schema";
import type { TradePlace } from "@metiro/shared/showcase/schema";
import { Link } from "@tanstack/react-router";
import { Building2, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useAnswerTime } from "#domain/company/answer-time.ts";
import { OrientationNote } from "#domain/price/orientation-note.tsx";
import { UsualScale } from "#domain/price/usual-scale.tsx";
import { UsualSentence } from "#domain/price/usual-sentence.tsx";
import { ReviewView } from "#domain/review/review-view.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { ShowcaseCard } from "./showcase-card.tsx";

interface TradePlacePageProps {
  place: TradePlace;
  /** Of the service in the canton, or in the country where the canton has too few offers. */
  price?: UsualPrice | undefined;
  /** The services of the category, to begin a request with. */
  trades: readonly { id: string; name: string; slug: string; translations: TradePlace["category"]["translations"] }[];
}

/** A trade in a canton: how many companies work there, how soon they answer, what clients said. */
export function TradePlacePage({ place, price, trades }: TradePlacePageProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { category, subcategory, region, reviews, showcases } = place;
  const [trade, canton] = [nameOf(subcategory ?? category), nameOf(region)];
  return (
    <div className="wrap-page pt-5 pb-12 md:pb-16">
      <Breadcrumb
        items={[
          { label: t`Accueil`, link: (parts) => <Link {...parts} to="/" /> },
          { label: t`Catégories`, link: (parts) => <Link {...parts} to="/categories" /> },
          {
            label: nameOf(category),
            link: (parts: LinkParts) => <Link {...parts} to="/categories/$slug" params={{ slug: category.slug }} />,
          },
          ...(subcategory
            ? [
                {
                  label: nameOf(subcategory),
                  link: (parts: LinkParts) => (
                    <Link {...parts} to="/category/$slug" params={{ slug: subcategory.slug }} />
                  ),
                },
              ]
            : []),
        ]}
        current={canton}
      />
      <header className="mt-8 max-w-read">
        <h1 className="title-1">
          <Trans>
            {trade}, {canton}
          </Trans>
        </h1>
        <p className="lead mt-4">
          <Trans>
            Décrivez votre demande une fois. Les entreprises qui travaillent ici y répondent, vous comparez.
          </Trans>
        </p>
      </header>
      <Figures place={place} />
      {subcategory ? (
        <Link to="/request/$slug" params={{ slug: subcategory.slug }} className={buttonClass({ size: "lg" })}>
          <Trans>Publier ma demande</Trans>
        </Link>
      ) : (
        <Part title={<Trans>Que souhaitez-vous faire ?</Trans>}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {trades.map((one) => (
              <li key={one.id} className="border-b border-line">
                <Link
                  to="/category/$slug"
                  params={{ slug: one.slug }}
                  className="-mx-1 flex min-h-12 items-center px-1 text-ink no-underline hover:bg-hover"
                >
                  {nameOf(one)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {price && (
        <Part title={<Trans>Ce que demandent les entreprises</Trans>}>
          <div className="grid max-w-read min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
            <p className="text-ink-2">
              <UsualSentence price={price} />
            </p>
            <UsualScale price={price} />
            <OrientationNote />
          </div>
        </Part>
      )}
      {showcases.length > 0 && (
        <Part title={<Trans>Entreprises qui y travaillent</Trans>}>
          <ul className="grid gap-4 md:grid-cols-2">
            {showcases.map((company) => (
              <li key={company.id}>
                <ShowcaseCard company={company} level={3} />
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Link
              to="/companies"
              search={{
                ...(subcategory ? { trade: subcategory.slug } : { category: category.slug }),
                canton: region.slug,
              }}
              className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
            >
              <Trans>Toutes ces entreprises</Trans>
            </Link>
          </p>
        </Part>
      )}
      {reviews.length > 0 && (
        <Part title={<Trans>Derniers avis</Trans>}>
          <ul>
            {reviews.map((review) => (
              <li key={review.id} className="border-t border-line py-6">
                <p className="mb-2 font-semibold">
                  {review.company.slug === undefined ? (
                    review.company.name
                  ) : (
                    <Link
                      to="/companies/$slug"
                      params={{ slug: review.company.slug }}
                      className="inline-flex min-h-6 items-center text-ink"
                    >
                      {review.company.name}
                    </Link>
                  )}
                </p>
                <ReviewView review={review} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Figures({ place: { companies, answerMinutes } }: Pick<TradePlacePageProps, "place">) {
  const timeOf = useAnswerTime();
  return (
    <ul className="my-8 grid gap-3 border-y border-line py-6">
      <li className="flex items-start gap-3">
        <Icon of={Building2} className="mt-0.5 text-accent-ink" />
        {companies === 0 ? (
          <Trans>Aucune entreprise n’y travaille encore. Publiez votre demande : nous en cherchons une.</Trans>
        ) : (
          <Plural value={companies} one="# entreprise y travaille" other="# entreprises y travaillent" />
        )}
      </li>
      {answerMinutes !== undefined && (
        <li className="flex items-start gap-3">
          <Icon of={Clock} className="mt-0.5 text-accent-ink" />
          <Trans>Les entreprises de cette catégorie répondent en général en {timeOf(answerMinutes)}</Trans>
        </li>
      )}
    </ul>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="title-2 mb-5">{title}</h2>
      {children}
    </section>
  );
}
