import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { Category, CategoryWithGuide } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { descriptionIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Expectations } from "./expectations.tsx";
import { guideIn } from "./guide.ts";
import { Questions } from "./questions.tsx";
import { TradeRows } from "./trade-rows.tsx";
import { WayHere } from "./way-here.tsx";

interface CategoryPageProps {
  category: CategoryWithGuide;
  categories: readonly Category[];
  /** Where companies serve it. */
  places: ReactNode;
  /** What the blog says about it. */
  advice: ReactNode;
}

const choice = "choisir";
const neighbours = 4;

/** One category: what it covers, its subcategories, what to expect of them, and the categories beside it. */
export function CategoryPage({ category, categories, places, advice }: CategoryPageProps) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  const { expect, questions } = guideIn(category.guide, i18n.locale);
  const at = categories.findIndex(({ id }) => id === category.id);
  // Those that follow it in the menu, around its end.
  const beside = [...categories.slice(at + 1), ...categories.slice(0, Math.max(at, 0))].slice(0, neighbours);
  return (
    <>
      <div className="wrap-page grid gap-6 pt-5 pb-12 md:pb-16 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <WayHere current={nameOf(category)} />
        </div>
        <div className="lg:col-span-7 lg:pt-8">
          <Pictogram icon={category.icon} size="lg" />
          <h1 className="title-1 mt-6">{nameOf(category)}</h1>
          <p className="lead mt-4 max-w-132">{descriptionIn(category, i18n.locale)}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <a href={`#${choice}`} className={buttonClass({ size: "lg" })}>
              <Trans>Publier ma demande</Trans>
            </a>
            <span className="text-base text-ink-2">
              <Trans>Environ 3 minutes, gratuit</Trans>
            </span>
          </p>
        </div>
        <div className="grid place-items-center rounded-lg bg-art-tint py-10 max-lg:hidden lg:col-span-4 lg:col-start-9">
          <Pictogram icon={category.icon} className="size-40" />
        </div>
      </div>
      <section id={choice} className="scroll-mt-6 border-t border-line py-12 md:py-16">
        <div className="wrap-page grid gap-6 lg:grid-cols-12">
          <h2 className="title-2 lg:col-span-4">
            <Trans>Que souhaitez-vous faire ?</Trans>
          </h2>
          <TradeRows subcategories={category.subCategories} described />
        </div>
      </section>
      <Expectations expect={expect} />
      <Questions questions={questions} />
      {places}
      {advice}
      <CallToAction title={<Trans>Décrivez votre projet.</Trans>}>
        <a href={`#${choice}`} className={buttonClass({ size: "lg", block: true })}>
          <Trans>Publier ma demande</Trans>
        </a>
      </CallToAction>
      {beside.length > 0 && <Neighbours categories={beside} />}
    </>
  );
}

function Neighbours({ categories }: { categories: readonly Category[] }) {
  const nameOf = useCatalogueName();
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6">
        <h2 className="title-2">
          <Trans>Catégories voisines</Trans>
        </h2>
        <ul className="grid grid-cols-2 border-t border-l border-line-strong lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id} className="border-r border-b border-line-strong">
              <Link
                to="/categories/$slug"
                params={{ slug: category.slug }}
                className="grid h-full content-between gap-6 p-4 text-ink no-underline hover:bg-surface md:p-6"
              >
                <Pictogram icon={category.icon} />
                <span className="font-semibold">{nameOf(category)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
