import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { MenuEntry } from "./menu-entry.ts";

/** `g`, then the letter of an entry of the menu, leads there. */
export function useMenuKeys(menu: readonly MenuEntry[]): void {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  useShortcuts(
    menu.flatMap(({ to, letter, label }) => {
      const page = i18n._(label);
      return letter ? [{ keys: `g ${letter}`, label: t`Aller à : ${page}`, run: () => void navigate({ to }) }] : [];
    }),
  );
}
