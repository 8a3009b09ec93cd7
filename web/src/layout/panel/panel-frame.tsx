import { useLingui } from "@lingui/react/macro";
import { Menu, PanelLeft, Maximize, Minimize } from "lucide-react";
import { type ReactNode, Suspense, useRef, useSyncExternalStore } from "react";
import { Brand } from "#art/brand.tsx";
import { cn } from "#ui/cn.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { barSlotId } from "#ui/navigation/bar-slot.ts";
import { RowHeightContext } from "#list/columns/row-height.ts";
import { useSession } from "#session/use-session.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { contentId } from "../document/skip-link.tsx";
import { useLayoutSettings } from "../settings/use-layout-settings.ts";
import { AccountMenu } from "./menu/account-menu.tsx";
import { Drawer } from "./menu/drawer.tsx";
import type { MenuEntry } from "./menu/menu-entry.ts";
import { SideColumn } from "./menu/side-column.tsx";

interface PanelFrameProps {
  menu: readonly MenuEntry[];
  /** Class of the narrower container of the pages; the other one is as wide as the window. */
  boxed: string;
  /** Beside the mark, where the menu is in the bar. */
  beside?: ReactNode;
  /** The menu as a second row of the bar; without it `beside` holds the menu, on small screens too. */
  below?: ReactNode;
  /** In the bar, before full screen and account. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What surrounds the pages of a panel: a bar with the menu, or a column at the side, as the layout settings say. */
export function PanelFrame({ menu, boxed, beside, below, actions, children }: PanelFrameProps) {
  const [settings, change] = useLayoutSettings();
  const viewing = useSession()?.claims?.viewing;
  const drawer = useRef<HTMLDialogElement>(null);
  const openDrawer = () => drawer.current?.showModal();
  const vertical = settings.layout === "vertical";
  const small = settings.sidebarSize === "sm";
  const container = settings.width === "boxed" ? boxed : "wrap-full";
  return (
    <div
      className={cn(
        // What the bar covers of what scrolls: heads of tables stop below it.
        settings.position === "fixed" && "[--under-bar:4.0625rem]",
        settings.position === "fixed" && !vertical && below && "lg:[--under-bar:7.125rem]",
        vertical && "md:grid",
        vertical && (small ? smallColumns : largeColumns),
      )}
    >
      {vertical && <SideColumn menu={menu} settings={settings} />}
      <div className="min-w-0">
        {viewing && (
          <Suspense>
            <ViewingBar />
          </Suspense>
        )}
        <header
          className={cn(
            "z-30 border-b",
            settings.position === "fixed" && !viewing && "sticky top-0 cramped:static",
            settings.topbar === "dark"
              ? "dark-bar border-inverse-line bg-inverse text-on-inverse"
              : "border-line bg-surface",
          )}
        >
          <div
            className={cn(
              "flex min-h-16 items-center gap-2 cramped:flex-wrap md:gap-4",
              below || vertical ? "px-5 md:px-8" : container,
            )}
          >
            {(below || vertical) && <MenuButton open={openDrawer} className={vertical ? "md:hidden" : "lg:hidden"} />}
            {vertical ? (
              <SidebarToggle
                small={small}
                openDrawer={openDrawer}
                change={() => change({ sidebarSize: small ? "lg" : "sm" })}
              />
            ) : (
              <>
                <Brand inverse={settings.topbar === "dark"} {...(!below && { className: "max-md:[&>span]:sr-only" })} />
                {beside}
              </>
            )}
            {below && <div id={barSlotId} className="min-w-0 flex-1 max-md:hidden" />}
            <div className="ml-auto flex items-center gap-1">
              {actions}
              <FullScreenButton className="max-md:hidden" />
              <AccountMenu />
            </div>
          </div>
          {!vertical && below}
        </header>
        <main id={contentId} className={cn("py-6 pb-12 outline-none md:py-8 md:pb-16", container)}>
          <RowHeightContext value={settings.rows}>{children}</RowHeightContext>
        </main>
      </div>
      {(below || vertical) && <Drawer ref={drawer} menu={menu} color={settings.sidebarColor} />}
      {settings.preloader === "enable" && (
        <Suspense>
          <Preloader />
        </Suspense>
      )}
    </div>
  );
}

const ViewingBar = lazyPart(() => import("./viewing-bar.tsx"));
const Preloader = lazyPart(() => import("./preloader.tsx"));

const smallColumns = "md:grid-cols-[4.5rem_minmax(0,1fr)]";
const largeColumns = "md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]";

function MenuButton({ open, className }: { open: () => void; className: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={Menu}
      label={t`Ouvrir le menu`}
      aria-haspopup="dialog"
      onClick={open}
      className={cn("-ml-3", className)}
    />
  );
}

interface SidebarToggleProps {
  small: boolean;
  openDrawer: () => void;
  change: () => void;
}

/** On wide screens it makes the column small or large; where the column is small anyway it opens it over the page. */
function SidebarToggle({ small, openDrawer, change }: SidebarToggleProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        icon={PanelLeft}
        label={t`Ouvrir le menu`}
        onClick={openDrawer}
        className="-ml-3 max-md:hidden lg:hidden"
      />
      <IconButton
        icon={PanelLeft}
        label={small ? t`Agrandir le menu` : t`Réduire le menu`}
        aria-expanded={!small}
        onClick={change}
        className="-ml-3 max-lg:hidden"
      />
    </>
  );
}

function onChange(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

function FullScreenButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const full = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      icon={full ? Minimize : Maximize}
      label={full ? t`Quitter le plein écran` : t`Plein écran`}
      className={className}
      // A browser may refuse: then the page stays as it is.
      onClick={() => void toggle().catch(() => {})}
    />
  );
}
