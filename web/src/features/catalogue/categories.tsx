import { useLingui } from "@lingui/react";
import { Trans, useLingui as useWords } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { descriptionIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { TradeLinks } from "#layout/public/trade-links.tsx";
import { attachFilter } from "#layout/public/search/attach-filter.ts";
import { toggle } from "#page/toggle.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";

const linksClass = [
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-base [&_a]:text-accent-ink [&_a]:underline",
  "[&_a]:decoration-line-strong [&_a]:underline-offset-4 [&_a:hover]:decoration-current md:[&_a]:min-h-9",
].join(" ");

/** Every category, what it covers, and its subcategories; a field leaves those that match its words. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const { i18n } = useLingui();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? attachFilter(page.current, i18n.locale) : undefined), [i18n.locale]);
  return (
    <div ref={page} data-act="filter" data-language={i18n.locale} className="group/all wrap-page py-10 md:py-16">
      <h1 className="title-1">
        <Trans>Toutes les catégories</Trans>
      </h1>
      <p className="lead mt-4 max-w-132">
        <Trans>Choisissez une prestation : quelques questions suffisent, en trois minutes environ.</Trans>
      </p>
      <FilterField />
      <ul className="mt-8 border-t border-line-strong">
        {categories.map((category) => (
          <Group key={category.id} category={category} />
        ))}
      </ul>
      <p data-part="none" hidden className="py-8 text-ink-2">
        <Trans>Aucune prestation ne correspond. Essayez un mot plus court.</Trans>
      </p>
    </div>
  );
}

/** Without a script a form that the home page answers. */
function FilterField() {
  const { t } = useWords();
  const id = useId();
  return (
    <search>
      <form action="/" className="mt-6 max-w-132">
        <label htmlFor={id} className="text-sm font-semibold">
          <Trans>Chercher dans les prestations</Trans>
        </label>
        <div className="mt-1.5 flex items-center rounded-md border border-control bg-surface has-[input:focus]:border-focus has-[input:focus]:outline-3 has-[input:focus]:outline-focus">
          <input
            id={id}
            data-part="field"
            name="q"
            type="search"
            required
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t`Par ex. fuite, jardin, piano`}
            className="min-h-12 w-full min-w-0 bg-transparent px-4 text-md outline-none"
          />
          <IconButton type="submit" icon={Search} label={t`Rechercher`} />
        </div>
        <output data-part="said" data-words={t`Prestations trouvées : #.`} className="sr-only" />
      </form>
    </search>
  );
}

/** On a phone the subcategories fold away under the name, until some are looked for. */
function Group({ category }: { category: Category }) {
  const { i18n } = useLingui();
  const nameOf = useCatalogueName();
  const name = nameOf(category);
  return (
    <li
      data-part="group"
      className="group border-b border-line-strong md:grid md:gap-x-6 md:gap-y-4 md:py-8 lg:grid-cols-12"
    >
      <div className="flex items-start gap-4 max-md:items-center lg:col-span-6">
        <Pictogram icon={category.icon} size="lg" className="max-md:size-8" />
        <div className="min-w-0 flex-1">
          <h2 className="title-3 max-md:font-sans max-md:text-base max-md:tracking-normal">
            <Link
              to="/categories/$slug"
              params={{ slug: category.slug }}
              className="text-ink no-underline hover:underline max-md:flex max-md:min-h-14 max-md:items-center"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-1 max-w-md text-base text-ink-2 max-md:hidden">{descriptionIn(category, i18n.locale)}</p>
        </div>
        <Unfold name={name} />
      </div>
      <ul
        className={`pb-3 pl-12 max-md:hidden group-has-aria-expanded:block group-data-filtered/all:block md:columns-2 md:gap-6 md:pb-0 md:pl-0 lg:col-span-6 ${linksClass}`}
      >
        <TradeLinks category={category} />
      </ul>
    </li>
  );
}

function Unfold({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      data-act="toggle"
      aria-expanded="false"
      aria-label={t`Prestations : ${name}`}
      onClick={(event) => toggle(event.currentTarget)}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-3 group-data-filtered/all:invisible hover:bg-hover md:hidden"
    >
      <Icon of={ChevronDown} className="group-has-aria-expanded:rotate-180" />
    </button>
  );
}
