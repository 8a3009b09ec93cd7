import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ChevronDown, X } from "lucide-react";
import { Brand } from "../../art/brand.tsx";
import { Pictogram } from "../../art/pictogram.tsx";
import { useCatalogueName } from "../../i18n/use-catalogue-name.ts";
import { LanguageSwitch } from "../../i18n/language-switch.tsx";
import { toggle } from "../../page/toggle.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { TradeLinks } from "./trade-links.tsx";

interface SiteMenuProps {
  /** Its buttons name it with `popoverTarget`. */
  id: string;
  categories: readonly Category[];
}

/** All trades: a panel under the bar on wide screens, a sheet with the whole menu on smaller ones. The browser's own popover. */
export function SiteMenu({ id, categories }: SiteMenuProps) {
  const { t } = useLingui();
  return (
    <div
      id={id}
      popover="auto"
      className="m-0 w-full max-w-none flex-col bg-surface text-ink open:flex max-lg:fixed max-lg:inset-0 max-lg:h-dvh max-lg:max-h-none lg:absolute lg:inset-x-0 lg:top-18 lg:bottom-auto lg:border-y lg:border-line lg:shadow-float"
    >
      <div className="flex min-h-16 items-center justify-between border-b border-line pr-3 pl-5 md:pl-8 lg:hidden">
        <Brand />
        <IconButton icon={X} label={t`Fermer le menu`} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <nav
        aria-label={t`Catégories`}
        className="flex-1 overflow-y-auto overscroll-contain px-5 py-2 md:px-8 lg:wrap-page lg:pt-8 lg:pb-10"
      >
        <Link to="/" className="flex min-h-12 items-center font-semibold text-ink no-underline lg:hidden">
          <Trans>Accueil</Trans>
        </Link>
        <ul className="lg:grid lg:grid-cols-4 lg:gap-x-6 lg:gap-y-8">
          {categories.map((category) => (
            <Trade key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      <div className="grid gap-2 border-t border-line px-5 py-3 md:grid-cols-3 md:px-8 lg:hidden">
        <AccountLinks block />
        <LanguageSwitch long className="justify-self-start" />
      </div>
    </div>
  );
}

const linksClass = [
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline",
  "lg:[&_a]:block lg:[&_a]:min-h-0 lg:[&_a]:py-1 lg:[&_a]:text-sm",
].join(" ");

function Trade({ category }: { category: Category }) {
  const nameOf = useCatalogueName();
  const name = nameOf(category);
  return (
    <li className="group max-lg:border-t max-lg:border-line">
      <h3 className="font-sans text-base leading-5 tracking-normal">
        <span className="flex items-center gap-3 max-lg:hidden">
          <Pictogram icon={category.icon} size="sm" />
          {name}
        </span>
        <button
          type="button"
          data-act="toggle"
          aria-expanded="false"
          onClick={(event) => toggle(event.currentTarget)}
          className="flex min-h-12 w-full items-center gap-3 text-left font-semibold lg:hidden"
        >
          <Pictogram icon={category.icon} size="sm" />
          <span className="min-w-0 flex-1">{name}</span>
          <Icon of={ChevronDown} size="sm" className="text-ink-3 group-has-aria-expanded:rotate-180" />
        </button>
      </h3>
      <ul className={`hidden pb-2 pl-11 group-has-aria-expanded:block lg:block lg:pt-2 lg:pb-0 ${linksClass}`}>
        <TradeLinks category={category} />
      </ul>
    </li>
  );
}
