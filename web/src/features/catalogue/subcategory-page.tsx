import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { CategoryWithGuide } from "@metiro/shared/category/schema";
import type { UsualPrice } from "@metiro/shared/price/schema";
import type { Language } from "@metiro/shared/languages";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { Link } from "@tanstack/react-router";
import { Check, Lock, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { stepsOf } from "#form/question/request-steps.ts";
import { descriptionIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useSite } from "#site/use-site.ts";
import { DraftNotice } from "#layout/public/draft-notice.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Expectations } from "./expectations.tsx";
import { guideIn } from "./guide.ts";
import { Questions } from "./questions.tsx";
import { StartForm } from "./start-form.tsx";
import { TradeRows } from "./trade-rows.tsx";
import { UsualPrices } from "./usual-prices.tsx";
import { WayHere } from "./way-here.tsx";

interface SubcategoryPageProps {
  subcategory: SubcategoryWithForm;
  category: CategoryWithGuide;
  prices: readonly UsualPrice[];
  /** Where companies serve it. */
  places: ReactNode;
  /** What the blog says about it. */
  advice: ReactNode;
}

/** One subcategory: what it covers, what the client will be asked, and the way into the wizard. */
export function SubcategoryPage({ subcategory, category, prices, places, advice }: SubcategoryPageProps) {
  const { i18n } = useLingui();
  const words = { language: i18n.locale as Language, currency: useSite().currency };
  const nameOf = useCatalogueName();
  const general = guideIn(category.guide, i18n.locale);
  const guide = { ...general, ...guideIn(subcategory.guide, i18n.locale) };
  const asked = questionsOf(subcategory.questions).filter(({ type }) => type !== "info");
  const count = stepsOf(subcategory.questions).length;
  const others = category.subCategories.filter(({ id }) => id !== subcategory.id);
  const { slug } = subcategory;
  return (
    <>
      <div className="wrap-page pt-5 pb-12 md:pb-16">
        <WayHere category={category} current={nameOf(subcategory)} />
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-12 lg:gap-6">
          <header className="lg:col-span-7">
            <h1 className="title-1">{nameOf(subcategory)}</h1>
            <p className="lead mt-4">{descriptionIn(subcategory, i18n.locale)}</p>
          </header>
          <div className="grid gap-10 max-lg:order-last lg:col-span-7 lg:row-start-2">
            {guide.factors && (
              <Points title={<Trans>Ce qui influence le prix</Trans>}>
                {guide.factors.map((factor) => (
                  <li key={factor} className="flex items-start gap-3">
                    <Icon of={Check} className="mt-1 text-accent-ink" />
                    {factor}
                  </li>
                ))}
              </Points>
            )}
            {guide.prepare && (
              <Points title={<Trans>À préparer pour votre demande</Trans>}>
                {guide.prepare.map((item) => (
                  <li key={item} className="flex items-start gap-3">
                    <Icon of={NotebookPen} className="mt-1 text-accent-ink" />
                    {item}
                  </li>
                ))}
              </Points>
            )}
            {asked.length > 0 && (
              <Points title={<Trans>Ce que nous vous demanderons</Trans>}>
                {asked.map(({ id, label }) => (
                  <li key={id} className="border-b border-line pb-2 text-ink-2">
                    {textIn(label, words)}
                  </li>
                ))}
              </Points>
            )}
          </div>
          <aside className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
            <DraftNotice key={slug} slug={slug} />
            <Pictogram icon={category.icon} className="mt-4 first:mt-0" />
            <h2 className="title-3 mt-4">
              <Trans>Votre demande</Trans>
            </h2>
            <p className="mt-2 text-base text-ink-2">
              <Plural
                value={count}
                one="En # étape, une question par écran. Vous pouvez vous arrêter et reprendre plus tard."
                other="En # étapes, une question par écran. Vous pouvez vous arrêter et reprendre plus tard."
              />
            </p>
            <StartForm slug={slug} />
            <p className="mt-3 text-sm text-ink-2">
              <Trans>Gratuit et sans engagement. Vous pouvez annuler à tout moment.</Trans>
            </p>
            <p className="mt-3 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-2">
              <Icon of={Lock} size="sm" className="mt-0.5" />
              <Trans>Votre téléphone n’est montré qu’aux entreprises que vous acceptez.</Trans>
            </p>
          </aside>
        </div>
      </div>
      <UsualPrices prices={prices} />
      <Expectations expect={guide.expect} />
      <Questions questions={guide.questions} />
      {places}
      {advice}
      <CallToAction title={<Trans>Prêt à commencer ?</Trans>}>
        <Link to="/request/$slug" params={{ slug }} className={buttonClass({ size: "lg", block: true })}>
          <Trans>Publier ma demande</Trans>
        </Link>
      </CallToAction>
      {others.length > 0 && (
        <section className="border-t border-line py-12 md:py-16">
          <div className="wrap-page grid gap-6 lg:grid-cols-12">
            <h2 className="title-2 lg:col-span-4">
              <Trans>Dans la même catégorie</Trans>
            </h2>
            <TradeRows subcategories={others} />
          </div>
        </section>
      )}
    </>
  );
}

function Points({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="title-3">{title}</h2>
      <ul className="mt-4 grid gap-3">{children}</ul>
    </section>
  );
}
