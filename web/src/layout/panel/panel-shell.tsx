import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Role, panelOf } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import { CalendarClock, FileText, LayoutDashboard, MessageSquare, Plus, Star } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Count } from "#ui/display/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { useUnread } from "#domain/conversation/use-unread.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { BottomMenu } from "./menu/bottom-menu.tsx";
import { type MenuEntry, isHome } from "./menu/menu-entry.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { PanelPending } from "./panel-pending.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { ProfileReminder } from "./profile-reminder.tsx";
import { useIsWithin } from "./menu/use-is-within.ts";
import { useMenuKeys } from "./menu/use-menu-keys.ts";

const CompanyPalette = lazyPart(() => import("./palette/company-palette.tsx"));

interface PanelShellProps {
  of: Exclude<Role, "Admin">;
  children: ReactNode;
}

const agenda: MenuEntry = { to: "/company/agenda", icon: CalendarClock, label: msg`Agenda`, letter: "a" };

/** What a company goes to now and then; on small screens the menu of the account has it. */
const beside: readonly MenuEntry[] = [
  { to: "/company/reviews", icon: Star, label: msg`Avis`, letter: "v", inWideBar: true },
  { to: "/company/templates", icon: FileText, label: msg`Modèles`, letter: "r", inWideBar: true },
];

const menuOf = (role: Exclude<Role, "Admin">, unread: number): readonly MenuEntry[] => [
  {
    to: panelOf[role],
    // A conversation has its address within a request.
    within: /^\/[a-z]+\/requests\/(?!.*\/messages)/,
    icon: LayoutDashboard,
    label: msg`Tableau de bord`,
    ...(role === "Company" && { letter: "d" }),
  },
  ...(role === "Company" ? [agenda] : []),
  {
    to: `${panelOf[role]}/messages`,
    within: /^\/[a-z]+\/requests\/.*\/messages/,
    icon: MessageSquare,
    label: msg`Messages`,
    ...(role === "Company" && { letter: "m" }),
    ...(unread > 0 && { count: unread }),
  },
  ...(role === "Company" ? beside : []),
];

/** What surrounds the pages of clients and companies. */
export function PanelShell({ of: role, children }: PanelShellProps) {
  const unread = useUnread().total;
  const menu = menuOf(role, unread);
  useMenuKeys(menu);
  const thumbed = usePhone() && role === "Company";
  return (
    <PanelFrame
      menu={menu}
      boxed="wrap-panel"
      beside={!thumbed && <BesideMenu menu={menu} />}
      actions={
        <>
          {role === "Tenderer" && <NewRequestLink className="mr-2 max-lg:hidden" />}
          {role === "Company" && <PaletteButton of={CompanyPalette} besideMenu />}
          <LanguageSwitch className={thumbed ? "" : "max-md:hidden"} />
        </>
      }
    >
      <UnreadTitle />
      <ProfileReminder of={role} />
      {children}
      {thumbed && <BottomMenu unread={unread} />}
    </PanelFrame>
  );
}

/** The frame until the browser knows who is there. The server, which draws it as well, has no width: styles choose between the menus. */
export function PanelShellPending({ of: role }: Pick<PanelShellProps, "of">) {
  const menu = menuOf(role, 0);
  if (role !== "Company") return <PanelPending beside={<BesideMenu menu={menu} />} />;
  return (
    <>
      <PanelPending beside={<BesideMenu menu={menu} className="max-md:hidden" />} />
      <BottomMenu unread={0} />
    </>
  );
}

/** The menu in the bar itself: few entries have room there, on a phone too. */
function BesideMenu({ menu, className }: { menu: readonly MenuEntry[]; className?: string }) {
  const { t, i18n } = useLingui();
  const within = useIsWithin();
  return (
    <>
      <span aria-hidden="true" className="h-6 w-px bg-current/20 max-md:hidden" />
      <nav aria-label={t`Menu principal`} className={cn("flex min-w-0 cramped:flex-wrap", className)}>
        {menu.map((entry) => (
          <Link
            {...within(entry)}
            key={entry.to}
            to={entry.to}
            activeOptions={{ exact: isHome(entry, menu), includeSearch: false }}
            className={cn(
              "inline-flex min-h-16 items-center gap-1.5 cramped:min-h-11 cramped:whitespace-normal border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-current no-underline opacity-80 hover:opacity-100 focus-visible:-outline-offset-3 md:px-3 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:opacity-100",
              entry.inWideBar && "max-xl:hidden",
            )}
          >
            {i18n._(entry.label)} {entry.count !== undefined && <Count value={entry.count} accent />}
          </Link>
        ))}
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

/** How much is unread, before the title of the window, whichever page it is of: « (3) Mes demandes · Metiro ». */
function UnreadTitle() {
  const { total } = useUnread();
  useEffect(() => {
    if (total === 0) return;
    const write = () => {
      const title = withCount(total, document.title);
      if (document.title !== title) document.title = title;
    };
    write();
    // The next page writes its own.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = withCount(0, document.title);
    };
  }, [total]);
  return null;
}

const withCount = (count: number, title: string): string => {
  const bare = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
};
