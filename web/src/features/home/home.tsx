import { Trans } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Drawing } from "#art/drawing.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { DraftNotice } from "#layout/public/draft-notice.tsx";
import { SearchBox } from "#layout/public/search/search-box.tsx";
import { Chip } from "#ui/display/chip.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { Guarantees } from "./guarantees.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { type Searched, SearchResults } from "./search-results.tsx";

interface HomeProps {
  categories: readonly Category[];
  searched?: Searched | undefined;
  /** The place in the box, as typed. */
  place?: string | undefined;
  /** The latest posts of the blog. */
  posts?: ReactNode;
}

export function Home({ categories, searched, place = "", posts }: HomeProps) {
  const box = <SearchBox key={`${searched?.typed}-${place}`} typed={searched?.typed ?? ""} place={place} />;
  if (searched)
    return (
      <>
        <SearchResults {...searched} box={box} />
        <AllServices categories={categories} />
      </>
    );
  return (
    <>
      <section className="overflow-x-clip pt-10 md:pt-20">
        <div className="wrap-page grid gap-6 lg:grid-cols-12">
          <div className="group/find grid content-start gap-6 pb-4 md:pb-8 lg:col-span-7 lg:pb-20">
            <h1 className="title-hero">
              <Trans>Vos travaux, confiés à des entreprises d’ici.</Trans>
            </h1>
            <p className="lead max-w-132">
              <Trans>
                Décrivez votre besoin en quelques questions. Nous transmettons votre demande aux entreprises actives
                dans votre région : vous comparez leurs réponses et vous choisissez.
              </Trans>
            </p>
            <DraftNotice />
            {box}
            <Popular categories={categories} />
          </div>
          <Drawing name="street" size={480} className="block w-full self-end lg:col-span-5" />
        </div>
      </section>
      <AllServices categories={categories} />
      <HowItWorks />
      <Guarantees />
      {posts}
      <ForBusinesses />
    </>
  );
}

function AllServices({ categories }: Pick<HomeProps, "categories">) {
  return (
    <section className="border-t border-line py-16 md:py-24">
      <div className="wrap-page grid gap-10">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 className="title-1">
            <Trans>Toutes les prestations, du chantier au bureau</Trans>
          </h2>
          <Link
            to="/categories"
            className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4 md:min-h-8"
          >
            <Trans>Voir toutes les catégories</Trans>
          </Link>
        </div>
        <CategoryGrid categories={categories} />
      </div>
    </section>
  );
}

/** The first trade of each popular category. */
function Popular({ categories }: { categories: readonly Category[] }) {
  const nameOf = useCatalogueName();
  const popular = categories
    .filter((category) => category.popular)
    .flatMap(({ subCategories }) => subCategories.slice(0, 1));
  if (popular.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 group-has-[[data-part=list]:not([hidden]),[data-part=places]:not([hidden])]/find:invisible">
      <span className="mr-1 text-sm text-ink-2">
        <Trans>Par exemple :</Trans>
      </span>
      {popular.slice(0, 3).map((subcategory) => (
        <Chip
          key={subcategory.id}
          link={(parts) => <Link {...parts} to="/request/$slug" params={{ slug: subcategory.slug }} />}
        >
          {nameOf(subcategory)}
        </Chip>
      ))}
    </div>
  );
}

/** The way in for companies. */
function ForBusinesses() {
  return (
    <section className="wrap-page py-16 md:pb-24">
      <div className="grid overflow-hidden rounded-lg bg-inverse text-on-inverse lg:grid-cols-12">
        <div className="grid content-center justify-items-start gap-4 px-5 py-10 md:p-16 lg:col-span-7">
          <h2 className="title-1">
            <Trans>Vous êtes une entreprise ?</Trans>
          </h2>
          <p className="max-w-132 text-on-inverse-2">
            <Trans>
              Recevez des demandes précises, pour vos prestations et dans vos districts. Vous répondez quand cela vous
              convient, sans commission.
            </Trans>
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link to="/auth/register/company" className={buttonClass({ variant: "inverse", size: "lg" })}>
              <Trans>Inscrire mon entreprise</Trans>
            </Link>
            <Link
              to="/how-it-works-for-businesses"
              className="inline-flex min-h-11 items-center font-medium text-on-inverse underline underline-offset-[0.2em]"
            >
              <Trans>Comment ça marche</Trans>
            </Link>
          </div>
        </div>
        <div className="relative min-h-48 overflow-hidden md:min-h-72 lg:col-span-5">
          <Drawing name="workshop" size={360} className="absolute top-1/2 left-0 w-full -translate-y-1/2" />
        </div>
      </div>
    </section>
  );
}
