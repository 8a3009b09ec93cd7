import type { Category } from "@metiro/shared/category/schema";
import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { Brand } from "#art/brand.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { contentId } from "../document/skip-link.tsx";
import { OfflineBar } from "../offline-bar.tsx";
import { Footer } from "./footer.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { AccountLinks } from "./account-links.tsx";
import { MainMenu } from "./main-menu.tsx";
import { SiteMenu } from "./site-menu.tsx";

interface PublicShellProps {
  categories: readonly Category[];
  children: ReactNode;
}

/** What surrounds the public pages. */
export function PublicShell({ categories, children }: PublicShellProps) {
  return (
    <div data-scale="public" className="flex min-h-dvh flex-col">
      <TopBar categories={categories} />
      <main id={contentId} className="flex-1 outline-none">
        {children}
      </main>
      <Footer categories={categories} />
      <OfflineBar />
    </div>
  );
}

const sheetId = "menu";

function TopBar({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  // Where React leads on within the document, an open menu would stay: each page has its own.
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <div className="wrap-page flex min-h-16 items-center gap-2 text-base cramped:flex-wrap lg:min-h-18">
        <Brand />
        <div className="ml-auto flex min-w-0 items-center gap-2 cramped:flex-wrap">
          <LanguageSwitch className="max-lg:hidden" />
          <AccountLinks />
          <IconButton icon={Menu} label={t`Ouvrir le menu`} popoverTarget={sheetId} className="lg:hidden" />
        </div>
      </div>
      <MainMenu key={`main:${pathname}`} categories={categories} />
      <SiteMenu key={`sheet:${pathname}`} id={sheetId} categories={categories} />
    </header>
  );
}
