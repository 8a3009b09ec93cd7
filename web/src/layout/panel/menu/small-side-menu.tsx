import { useLingui } from "@lingui/react/macro";
import { Brand } from "#art/brand.tsx";
import { cn } from "#ui/cn.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { isHome, type MenuEntry } from "./menu-entry.ts";
import { SideEntry, sideLooks } from "./side-entry.tsx";

/** The menu as a narrow column: icons, with their names as tooltips. */
export default function SmallSideMenu({ menu, color }: { menu: readonly MenuEntry[]; color: keyof typeof sideLooks }) {
  const { t, i18n } = useLingui();
  return (
    <div className={cn("flex h-full flex-col overflow-y-auto px-3 pt-2.5 pb-4", sideLooks[color].ground)}>
      <Brand inverse={color === "dark"} compact className="mb-4 self-center" />
      <nav aria-label={t`Menu principal`} className="grid gap-0.5">
        {menu.map((entry) => (
          <Tooltip key={entry.to} content={i18n._(entry.label)} side="right">
            <SideEntry entry={entry} exact={isHome(entry, menu)} color={color} small />
          </Tooltip>
        ))}
      </nav>
    </div>
  );
}
