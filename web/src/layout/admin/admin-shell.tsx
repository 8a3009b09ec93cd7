import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge } from "#ui/display/badge.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { BarMenu } from "../panel/menu/bar-menu.tsx";
import { PanelFrame } from "../panel/panel-frame.tsx";
import { PanelPending } from "../panel/panel-pending.tsx";
import { useMenuKeys } from "../panel/menu/use-menu-keys.ts";
import { adminMenu } from "./admin-menu.ts";
import { useCountedMenu } from "./use-counted-menu.ts";
import { PaletteButton } from "../palette/palette-button.tsx";

const AdminPalette = lazyPart(() => import("./palette/admin-palette.tsx"));

/** What surrounds the back office. */
export function AdminShell({ children }: { children: ReactNode }) {
  const menu = useCountedMenu();
  useMenuKeys(adminMenu);
  return (
    <PanelFrame
      menu={menu}
      boxed="wrap-admin"
      beside={<AdminBadge />}
      below={<BarMenu menu={menu} />}
      actions={<PaletteButton of={AdminPalette} />}
    >
      {children}
    </PanelFrame>
  );
}

/** The frame until the browser knows who is there. */
export const AdminShellPending = () => <PanelPending beside={<AdminBadge />} below={<BarMenu menu={adminMenu} />} />;

const AdminBadge = () => (
  <Badge tone="outline" className="max-md:hidden">
    <Trans>Administration</Trans>
  </Badge>
);
