import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { panelOf, type Role } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import { LayoutDashboard, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { LanguageSwitch } from "../../i18n/language-switch.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { ProfileReminder } from "./profile-reminder.tsx";

interface PanelShellProps {
  of: Exclude<Role, "Admin">;
  children: ReactNode;
}

const home = (role: Exclude<Role, "Admin">): MenuEntry => ({
  to: panelOf[role],
  icon: LayoutDashboard,
  label: msg`Tableau de bord`,
});
const menus = { Tenderer: [home("Tenderer")], Company: [home("Company")] };

/** What surrounds the pages of clients and companies: the menu has one entry. */
export function PanelShell({ of: role, children }: PanelShellProps) {
  return (
    <PanelFrame
      menu={menus[role]}
      fluid="wrap-panel"
      boxed="wrap-read"
      beside={<Entry to={panelOf[role]} />}
      actions={
        <>
          {role === "Tenderer" && <NewRequestLink className="mr-2 max-md:hidden" />}
          <LanguageSwitch className="max-md:hidden" />
        </>
      }
    >
      <ProfileReminder of={role} />
      {children}
    </PanelFrame>
  );
}

function Entry({ to }: { to: MenuEntry["to"] }) {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true" className="h-6 w-px bg-current/20 max-md:hidden" />
      <nav aria-label={t`Menu principal`}>
        <Link
          to={to}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-16 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-current no-underline opacity-80 hover:opacity-100 focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:opacity-100"
        >
          <Trans>Tableau de bord</Trans>
        </Link>
      </nav>
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
