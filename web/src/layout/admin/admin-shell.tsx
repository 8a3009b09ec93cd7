import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Badge } from "#ui/display/badge.tsx";
import { BarMenu } from "../panel/menu/bar-menu.tsx";
import { PanelFrame } from "../panel/panel-frame.tsx";
import { PanelPending } from "../panel/panel-pending.tsx";
import { useMenuKeys } from "../panel/menu/use-menu-keys.ts";
import { adminMenu } from "./admin-menu.ts";
import { PaletteButton } from "../palette/palette-button.tsx";

/** What surrounds the back office. */
export function AdminShell({ children }: { children: ReactNode }) {
  const menu = useCounts();
  useMenuKeys(adminMenu);
  return (
    <PanelFrame
      menu={menu}
      boxed="wrap-admin"
      beside={<AdminBadge />}
      below={<BarMenu menu={menu} />}
      actions={<PaletteButton of="Admin" />}
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

/** A figure that cannot be had stays away: the menu leads everywhere all the same. */
const counting = { ...handlesOwnErrors, retryOnMount: false, staleTime: 60_000 };

/** The menu, with how many requests wait to be sent, and reports to be looked at. */
function useCounts() {
  const { data } = trpc.dashboard.summary.useQuery(undefined, counting);
  const counts: Record<string, number | undefined> = {
    "/admin/jobs": data?.jobRequests?.active,
    "/admin/proofs": data?.waitingProofs,
    "/admin/reports": data?.openReports,
  };
  return adminMenu.map((entry) => (counts[entry.to] ? { ...entry, count: counts[entry.to] } : entry));
}
