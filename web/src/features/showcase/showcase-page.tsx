import { Trans, useLingui } from "@lingui/react/macro";
import type { Showcase, ShowcaseReviews } from "@metiro/shared/showcase/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Clock, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useAnswerTime } from "#domain/company/answer-time.ts";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { PassportItems } from "#domain/proof/passport-items.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Icon } from "#ui/icon.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { CompanyReviews } from "./company-reviews.tsx";
import { OverallScore } from "./overall-score.tsx";

interface ShowcasePageProps {
  company: Showcase;
  reviews: ShowcaseReviews;
}

/** What the trades to ask for stand under, for the button that leads there. */
const trades = "prestations";

/** The public page of a company: who it is, what was checked, what clients said, and the way to ask it. */
export function ShowcasePage({ company, reviews }: ShowcasePageProps) {
  const { t } = useLingui();
  const { name, locality, description, photos, subcategories, verified, checked } = company;
  return (
    <div className="wrap-page pt-5 pb-12 md:pb-16">
      <Breadcrumb
        items={[
          { label: t`Accueil`, link: (parts) => <Link {...parts} to="/" /> },
          { label: t`Entreprises`, link: (parts) => <Link {...parts} to="/companies" /> },
        ]}
        current={name}
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-12">
        <header className="lg:col-span-7">
          <div className="flex items-start gap-4 max-sm:flex-col md:gap-6">
            <CompanyLogo of={company} large />
            <div className="min-w-0">
              <h1 className="title-1 wrap-anywhere">{name}</h1>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
                {locality}
                <Size company={company} />
                {verified && checked.length > 0 && (
                  <PassportBadge companyId={company.id} name={name} checked={checked} worded />
                )}
              </div>
            </div>
          </div>
          {description !== undefined && (
            <p className="lead mt-6 max-w-read wrap-anywhere whitespace-pre-line">{description}</p>
          )}
        </header>
        <AskCard company={company} />
        <div className="grid min-w-0 gap-12 lg:col-span-7 lg:row-start-2">
          {checked.length > 0 && (
            <Part title={<Trans>Ce qui a été vérifié</Trans>}>
              <PassportItems items={checked} />
            </Part>
          )}
          {subcategories.length > 0 && (
            <Part id={trades} title={<Trans>Prestations</Trans>}>
              <Trades company={company} />
            </Part>
          )}
          <Part title={<Trans>Où elle travaille</Trans>}>
            <Places company={company} />
          </Part>
          {photos.length > 0 && (
            <Part title={<Trans>Travaux terminés</Trans>}>
              <Gallery photos={photos} />
            </Part>
          )}
          <Part id="avis" title={<Trans>Avis</Trans>}>
            <OverallScore score={company.score} />
            <CompanyReviews slug={company.slug} reviews={reviews} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0 scroll-mt-6">
      <h2 className="title-2 mb-5">{title}</h2>
      {children}
    </section>
  );
}

/** Since when there is the company, and how many work there. */
function Size({ company: { foundedYear, employees } }: { company: Showcase }) {
  return (
    <>
      {foundedYear !== undefined && (
        <span>
          <Trans>Fondée en {foundedYear}</Trans>
        </span>
      )}
      {employees === "1" ? (
        <span>
          <Trans>1 personne</Trans>
        </span>
      ) : employees === "50+" ? (
        <span>
          <Trans>Plus de 50 personnes</Trans>
        </span>
      ) : (
        employees !== undefined && (
          <span>
            <Trans>{employees.replace("-", "–")} personnes</Trans>
          </span>
        )
      )}
    </>
  );
}

/** The way to ask this company: its one trade, or the list of them. */
function AskCard({ company }: { company: Showcase }) {
  const timeOf = useAnswerTime();
  const { slug, away, answerMinutes, subcategories, score } = company;
  const [only] = subcategories;
  const button = buttonClass({ size: "lg", block: true });
  const ask = <Trans>Demander à cette entreprise</Trans>;
  return (
    <aside className="grid gap-4 rounded-lg border border-line bg-surface p-6 print:hidden lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9 lg:row-span-2">
      {score.count > 0 && (
        <a
          href="#avis"
          className="-my-2 inline-flex min-h-11 items-center justify-self-start text-ink underline underline-offset-[0.2em]"
        >
          <ScoreText score={{ companyId: company.id, ...score }} className="text-base" />
        </a>
      )}
      {answerMinutes !== undefined && (
        <p className="flex items-start gap-2 text-base text-ink-2">
          <Icon of={Clock} size="sm" className="mt-1" />
          <Trans>Répond en général en {timeOf(answerMinutes)}</Trans>
        </p>
      )}
      {away ? (
        <Note>
          <Trans>Cette entreprise ne prend pas de nouvelles demandes en ce moment.</Trans>
        </Note>
      ) : subcategories.length === 1 && only ? (
        <Link to="/request/$slug" params={{ slug: only.slug }} search={{ company: slug }} className={button}>
          {ask}
        </Link>
      ) : (
        subcategories.length > 1 && (
          <a href={`#${trades}`} className={button}>
            {ask}
          </a>
        )
      )}
      <p className="text-sm text-ink-2">
        <Trans>
          Gratuit et sans engagement. Notre équipe lit chaque demande : elle tient compte de votre souhait et peut la
          montrer aussi à d’autres entreprises.
        </Trans>
      </p>
      <p className="flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-2">
        <Icon of={Lock} size="sm" className="mt-0.5" />
        <Trans>Votre téléphone n’est montré qu’aux entreprises que vous acceptez.</Trans>
      </p>
    </aside>
  );
}

/** What it does; each leads to the questions of such a request, with the company as wish. */
function Trades({ company: { slug, subcategories, away } }: { company: Showcase }) {
  const nameOf = useCatalogueName();
  return (
    <ul className="border-t border-line-strong">
      {subcategories.map((trade) => (
        <li key={trade.id} className="border-b border-line-strong">
          {away ? (
            <span className="flex min-h-12 items-center py-3">{nameOf(trade)}</span>
          ) : (
            <Link
              to="/request/$slug"
              params={{ slug: trade.slug }}
              search={{ company: slug }}
              className="-mx-1 flex min-h-12 items-center gap-4 px-1 py-3 text-ink no-underline hover:bg-hover"
            >
              <span className="min-w-0 flex-1">{nameOf(trade)}</span>
              <Icon of={ArrowRight} className="text-accent-ink" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Places({ company: { regions } }: { company: Showcase }) {
  const nameOf = useCatalogueName();
  if (regions.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Pas encore précisé.</Trans>
      </p>
    );
  return (
    <dl className="grid gap-4">
      {regions.map((region) => (
        <div key={region.id}>
          <dt className="font-semibold">{nameOf(region)}</dt>
          <dd className="text-ink-2">{region.subregions.map(nameOf).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Photos of done work, each leading to itself in large. */
function Gallery({ photos }: { photos: Showcase["photos"] }) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-3">
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id} className="min-w-0">
          <a href={url.replace("size=medium", "size=large")} className="block overflow-hidden rounded-md">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t`Travail terminé, photo ${index + 1} sur ${photos.length}`}
              className="aspect-4/3 w-full bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
