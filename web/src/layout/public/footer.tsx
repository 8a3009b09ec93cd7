import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "#art/brand.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { useSite } from "#site/use-site.ts";
import { Copyright } from "../copyright.tsx";

const popularCount = 4;

export function Footer({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  const { email, phone, address } = useSite();
  const nameOf = useCatalogueName();
  const popular = categories.filter((category) => category.popular).slice(0, popularCount);
  return (
    <footer className="border-t border-line bg-surface pt-16 pb-8 text-base">
      <div className="wrap-page">
        <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Brand />
            <p className="mt-2 max-w-80 text-ink-2">
              <Trans>La place de marché suisse pour vos travaux et services, de la demande à la réponse.</Trans>
            </p>
          </div>
          <Column title={t`Pages`} className="lg:col-span-3">
            <Link to="/categories">
              <Trans>Catégories</Trans>
            </Link>
            <Link to="/companies">
              <Trans>Entreprises</Trans>
            </Link>
            <Link to="/blogs">
              <Trans>Blog</Trans>
            </Link>
            <Link to="/how-it-works-for-businesses">
              <Trans>Pour les entreprises</Trans>
            </Link>
            <Link to="/frequently-asked-question">
              <Trans>Questions fréquentes</Trans>
            </Link>
            <Link to="/how-we-calculate-prices">
              <Trans>Comment nous calculons les prix</Trans>
            </Link>
            <Link to="/responsibilities">
              <Trans>Responsabilités</Trans>
            </Link>
            <Link to="/conditions-and-responsibilities">
              <Trans>Conditions et données</Trans>
            </Link>
            <a href="/api/guide" hrefLang="en">
              <Trans>API pour développeurs</Trans>
            </a>
          </Column>
          <Column title={t`Catégories populaires`} className="lg:col-span-3">
            {popular.map((category) => (
              <Link key={category.id} to="/categories/$slug" params={{ slug: category.slug }}>
                {nameOf(category)}
              </Link>
            ))}
          </Column>
          <Column title={t`Contact`} className="lg:col-span-2">
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && (
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className="num">
                {phone}
              </a>
            )}
            {address && <span>{address}</span>}
          </Column>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 text-sm text-ink-2">
          <Copyright />
          <LanguageSwitch long />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2 font-sans text-sm font-medium tracking-normal text-ink-3">{title}</h2>
      <ul className="[&_a]:text-ink [&_a]:no-underline [&_a:hover]:underline">
        {children
          .flat()
          .filter(Boolean)
          .map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the entries are fixed
            <li key={index} className="flex min-h-11 items-center md:min-h-10">
              {entry}
            </li>
          ))}
      </ul>
    </nav>
  );
}
