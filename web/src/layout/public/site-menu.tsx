import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ChevronDown, X } from "lucide-react";
import { Brand } from "#art/brand.tsx";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { toggle } from "#page/toggle.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { AccountLinks, CompanyRow } from "./account-links.tsx";
import { TradeLinks } from "./trade-links.tsx";

interface SiteMenuProps {
  /** Its buttons name it with `popoverTarget`. */
  id: string;
  categories: readonly Category[];
}

/** The whole menu of smaller screens, as a sheet over the page. The browser's own popover. */
export function SiteMenu({ id, categories }: SiteMenuProps) {
  const { t } = useLingui();
  return (
    <div
      id={id}
      popover="auto"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface text-ink open:flex lg:hidden"
    >
      <div className="flex min-h-16 items-center justify-between border-b border-line pr-3 pl-5 md:pl-8">
        <Brand />
        <LanguageSwitch className="ml-auto" />
        <IconButton icon={X} label={t`Fermer le menu`} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <nav aria-label={t`Menu principal`} className="flex-1 overflow-y-auto overscroll-contain px-5 py-2 md:px-8">
        <div className="grid grid-cols-2 gap-x-4">
          <Link to="/" className={pageClass}>
            <Trans>Accueil</Trans>
          </Link>
          <Link to="/blogs" className={pageClass}>
            <Trans>Blog</Trans>
          </Link>
          <Link to="/how-it-works-for-businesses" className={pageClass}>
            <Trans>Pour les entreprises</Trans>
          </Link>
          <CompanyRow className={pageClass} />
        </div>
        <h2 className="mt-3 mb-1 font-sans text-sm font-medium tracking-normal text-ink-3">
          <Trans>Catégories</Trans>
        </h2>
        <ul>
          {categories.map((category) => (
            <Trade key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-2 gap-2 border-t border-line px-5 py-3 md:px-8">
        <AccountLinks inSheet />
      </div>
    </div>
  );
}

const pageClass = "flex min-h-11 items-center leading-5 font-semibold text-ink no-underline";

const linksClass =
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline";

function Trade({ category }: { category: Category }) {
  const name = useCatalogueName()(category);
  return (
    <li className="group border-t border-line">
      <h3 className="font-sans text-base leading-5 tracking-normal">
        <button
          type="button"
          data-act="toggle"
          aria-expanded="false"
          onClick={(event) => toggle(event.currentTarget)}
          className="flex min-h-12 w-full items-center gap-3 text-left font-semibold"
        >
          <Pictogram icon={category.icon} size="sm" />
          <span className="min-w-0 flex-1">{name}</span>
          <Icon of={ChevronDown} size="sm" className="text-ink-3 group-has-aria-expanded:rotate-180" />
        </button>
      </h3>
      <ul className={`hidden pb-2 pl-11 group-has-aria-expanded:block ${linksClass}`}>
        <li>
          <Link to="/categories/$slug" params={{ slug: category.slug }}>
            <Trans>Tout voir : {name}</Trans>
          </Link>
        </li>
        <TradeLinks category={category} />
      </ul>
    </li>
  );
}
