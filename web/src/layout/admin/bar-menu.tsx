import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { adminMenu } from "./admin-menu.ts";

/** The menu as the second row of the bar, for wide screens. */
export function BarMenu() {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t`Menu principal`}
      className="flex gap-0.5 overflow-x-auto px-5 [scrollbar-width:none] max-lg:hidden"
    >
      {adminMenu.map(({ to, icon, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === "/admin" }}
          className="inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-current no-underline opacity-80 hover:opacity-100 focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:opacity-100"
        >
          <Icon of={icon} className="size-4.5" />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
