import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, PanelLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { Brand } from "../../art/brand.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/cn.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { AccountMenu } from "../panel/account-menu.tsx";
import { contentId } from "../skip-link.tsx";
import { useLayoutSettings } from "../settings/use-layout-settings.ts";
import { BarMenu } from "./bar-menu.tsx";
import { Drawer } from "./drawer.tsx";
import { FullScreenButton } from "./full-screen-button.tsx";
import { Preloader } from "./preloader.tsx";
import { SideMenu } from "./side-menu.tsx";

/** What surrounds the back office: a bar of two rows, or a column at the side, as the layout settings say. */
export function AdminShell({ children }: { children: ReactNode }) {
  const [settings, change] = useLayoutSettings();
  const drawer = useRef<HTMLDialogElement>(null);
  const vertical = settings.layout === "vertical";
  const small = settings.sidebarSize === "sm";
  return (
    <div className={cn(vertical && "md:grid", vertical && (small ? smallColumns : largeColumns))}>
      {vertical && (
        <>
          {/* Up to 1024 px always the small one. */}
          <aside className="sticky top-0 h-dvh max-md:hidden lg:hidden">
            <Small color={settings.sidebarColor} />
          </aside>
          <aside className="sticky top-0 h-dvh max-lg:hidden">
            {small ? <Small color={settings.sidebarColor} /> : <SideMenu color={settings.sidebarColor} />}
          </aside>
        </>
      )}
      <div className="min-w-0">
        <header
          className={cn(
            "z-30 border-b",
            settings.position === "fixed" && "sticky top-0",
            settings.topbar === "dark"
              ? "dark-bar border-inverse-line bg-inverse text-on-inverse"
              : "border-line bg-surface",
          )}
        >
          <div className="flex min-h-16 items-center gap-2 px-5 md:gap-4 md:px-8">
            <MenuButton open={() => drawer.current?.showModal()} className={vertical ? "md:hidden" : "lg:hidden"} />
            {vertical ? (
              <SidebarToggle
                small={small}
                openDrawer={() => drawer.current?.showModal()}
                change={() => change({ sidebarSize: small ? "lg" : "sm" })}
              />
            ) : (
              <>
                <Brand inverse={settings.topbar === "dark"} />
                <Badge tone="outline" className="max-md:hidden">
                  <Trans>Administration</Trans>
                </Badge>
              </>
            )}
            <div className="ml-auto flex items-center gap-1">
              <FullScreenButton className="max-md:hidden" />
              <AccountMenu />
            </div>
          </div>
          {!vertical && <BarMenu />}
        </header>
        <main
          id={contentId}
          className={cn(
            "py-6 pb-12 outline-none md:py-8 md:pb-16",
            settings.width === "boxed" ? "wrap-panel" : "wrap-admin",
          )}
        >
          {children}
        </main>
      </div>
      <Drawer ref={drawer} color={settings.sidebarColor} />
      {settings.preloader === "enable" && <Preloader />}
    </div>
  );
}

const SmallSideMenu = lazy(() => import("./small-side-menu.tsx"));

const Small = ({ color }: { color: "dark" | "light" }) => (
  <Suspense>
    <SmallSideMenu color={color} />
  </Suspense>
);

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
