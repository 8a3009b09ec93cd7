import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Brand } from "#art/brand.tsx";
import { cn } from "#ui/cn.ts";
import { isHome, type MenuEntry } from "./menu-entry.ts";
import { SideEntry, sideLooks } from "./side-entry.tsx";

interface SideMenuProps {
  menu: readonly MenuEntry[];
  color: keyof typeof sideLooks;
  onChoose?: () => void;
  foot?: ReactNode;
}

/** The menu as a column: beside the page, or in the drawer of small screens. */
export function SideMenu({ menu, color, onChoose, foot }: SideMenuProps) {
  const { t } = useLingui();
  return (
    <div className={cn("flex h-full flex-col overflow-y-auto px-3 pt-2.5 pb-4", sideLooks[color].ground)}>
      <Brand inverse={color === "dark"} className="mb-4 px-3" />
      <nav aria-label={t`Menu principal`} className="mb-4 grid gap-0.5">
        {menu.map((entry) => (
          <SideEntry
            key={entry.to}
            entry={entry}
            exact={isHome(entry, menu)}
            color={color}
            {...(onChoose && { onClick: onChoose })}
          />
        ))}
      </nav>
      {foot}
    </div>
  );
}
