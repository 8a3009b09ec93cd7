import { Trans, useLingui } from "@lingui/react/macro";
import { panelOf, type Role } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "../../art/brand.tsx";
import { LanguageSwitch } from "../../i18n/language-switch.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { contentId } from "../skip-link.tsx";
import { useLayoutSettings } from "../settings/use-layout-settings.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ProfileReminder } from "./profile-reminder.tsx";

interface PanelShellProps {
  of: Exclude<Role, "Admin">;
  children: ReactNode;
}

/** What surrounds the pages of clients and companies: one bar with one entry. */
export function PanelShell({ of: role, children }: PanelShellProps) {
  const { t } = useLingui();
  useLayoutSettings();
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="wrap-panel flex min-h-16 items-center gap-2 md:gap-4">
          <Brand className="max-md:[&>span]:sr-only" />
          <span aria-hidden="true" className="h-6 w-px bg-line max-md:hidden" />
          <nav aria-label={t`Menu principal`}>
            <Link
              to={panelOf[role]}
              activeOptions={{ exact: true }}
              className="inline-flex min-h-16 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Trans>Tableau de bord</Trans>
            </Link>
          </nav>
          <div className="ml-auto flex items-center gap-1">
            {role === "Tenderer" && <NewRequestLink className="mr-2 max-md:hidden" />}
            <LanguageSwitch className="max-md:hidden" />
            <AccountMenu />
          </div>
        </div>
      </header>
      <main id={contentId} className="wrap-panel py-6 pb-12 outline-none md:py-8 md:pb-16">
        <ProfileReminder of={role} />
        {children}
      </main>
    </>
  );
}

/** Leads to the choice of a trade, where every request begins. */
export function NewRequestLink({ className }: { className?: string }) {
  return (
    <Link to="/" className={buttonClass({ className })}>
      <Icon of={Plus} />
      <Trans>Nouvelle demande</Trans>
    </Link>
  );
}
