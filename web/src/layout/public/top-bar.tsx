import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Menu } from "lucide-react";
import { Brand } from "../../art/brand.tsx";
import { LanguageSwitch } from "../../i18n/language-switch.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { AccountLinks } from "./account-links.tsx";
import { SiteMenu } from "./site-menu.tsx";

const entryClass = [
  "inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-base font-medium text-ink no-underline hover:bg-hover",
  "aria-[current=page]:mx-3 aria-[current=page]:rounded-none aria-[current=page]:px-0",
  "aria-[current=page]:inset-shadow-[0_-2px_0] aria-[current=page]:inset-shadow-accent",
].join(" ");

const menuId = "menu";

export function TopBar({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <div className="wrap-page flex min-h-16 items-center gap-2 text-base lg:min-h-18 lg:gap-8">
        <Brand />
        <nav aria-label={t`Menu principal`} className="mr-auto flex gap-1 max-lg:hidden">
          <Link to="/" activeOptions={{ exact: true }} className={entryClass}>
            <Trans>Accueil</Trans>
          </Link>
          <button type="button" popoverTarget={menuId} className={entryClass}>
            <Trans>Catégories</Trans>
            <Icon of={ChevronDown} size="sm" />
          </button>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch className="max-lg:hidden" />
          <AccountLinks />
          <IconButton icon={Menu} label={t`Ouvrir le menu`} popoverTarget={menuId} className="lg:hidden" />
        </div>
      </div>
      <SiteMenu id={menuId} categories={categories} />
    </header>
  );
}
