import { useLingui } from "@lingui/react/macro";
import { Brand } from "../../art/brand.tsx";
import { cn } from "../../ui/cn.ts";
import { adminMenu } from "./admin-menu.ts";
import { SideEntry, sideLooks } from "./side-entry.tsx";

interface SideMenuProps {
  color: keyof typeof sideLooks;
  onChoose?: () => void;
}

/** The menu as a column: beside the page, or in the drawer of small screens. */
export function SideMenu({ color, onChoose }: SideMenuProps) {
  const { t } = useLingui();
  return (
    <div className={cn("flex h-full flex-col overflow-y-auto px-3 pt-2.5 pb-4", sideLooks[color].ground)}>
      <Brand inverse={color === "dark"} className="mb-4 px-3" />
      <nav aria-label={t`Menu principal`} className="grid gap-0.5">
        {adminMenu.map((entry) => (
          <SideEntry key={entry.to} entry={entry} color={color} {...(onChoose && { onClick: onChoose })} />
        ))}
      </nav>
    </div>
  );
}
