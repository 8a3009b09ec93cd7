import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { Category } from "@metiro/shared/category/schema";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Pictogram } from "../../art/pictogram.tsx";
import { descriptionIn } from "../../i18n/catalogue-name.ts";
import { useCatalogueName } from "../../i18n/use-catalogue-name.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { WayHere } from "./way-here.tsx";

/** One subcategory: what it covers, the way into the wizard, and the others of its category. */
export function SubcategoryPage({ subcategory }: { subcategory: Subcategory & { category: Category } }) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  const { category } = subcategory;
  const others = category.subCategories.filter(({ id }) => id !== subcategory.id);
  return (
    <>
      <div className="wrap-page pt-5 pb-12 md:pb-16">
        <WayHere category={category} current={nameOf(subcategory)} />
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 className="title-1">{nameOf(subcategory)}</h1>
            <p className="lead mt-4">{descriptionIn(subcategory, i18n.locale)}</p>
          </div>
          <aside className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9">
            <Pictogram icon={category.icon} />
            <h2 className="title-3 mt-4">
              <Trans>Votre demande</Trans>
            </h2>
            <p className="mt-2 text-base text-ink-2">
              <Trans>Une question par écran. Vous pouvez vous arrêter et reprendre plus tard.</Trans>
            </p>
            <Link
              to="/request/$slug"
              params={{ slug: subcategory.slug }}
              className={buttonClass({ block: true, className: "mt-5" })}
            >
              <Trans>Commencer</Trans>
            </Link>
            <p className="mt-3 text-sm text-ink-2">
              <Trans>Gratuit et sans engagement. Vous pouvez annuler à tout moment.</Trans>
            </p>
          </aside>
        </div>
      </div>
      {others.length > 0 && (
        <section className="border-t border-line py-12 md:py-16">
          <div className="wrap-page grid gap-6 lg:grid-cols-12">
            <h2 className="title-2 lg:col-span-4">
              <Trans>Dans la même catégorie</Trans>
            </h2>
            <ul className="border-t border-line-strong lg:col-span-8">
              {others.map((other) => (
                <li key={other.id} className="border-b border-line-strong">
                  <Link
                    to="/category/$slug"
                    params={{ slug: other.slug }}
                    className="flex min-h-14 items-center gap-4 px-1 py-3 font-semibold text-ink no-underline hover:bg-hover"
                  >
                    <span className="min-w-0 flex-1">{nameOf(other)}</span>
                    <Icon of={ArrowRight} className="text-accent-ink" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
