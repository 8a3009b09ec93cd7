import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { createPortal } from "react-dom";
import { isMac, topDialog } from "#ui/shortcut/shortcuts.ts";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { paletteKeys } from "./palette-keys.ts";

interface PaletteButtonProps {
  /** What the panel has to search, fetched when it is first opened. */
  of: ComponentType<{ onClose: () => void }>;
  /** A menu stands in the same row, and needs the room of its words. */
  besideMenu?: boolean;
}

/** Searches everything of a panel from anywhere: with this button, or Ctrl + K (⌘ K). */
export function PaletteButton({ of: Palette, besideMenu = false }: PaletteButtonProps) {
  const { t } = useLingui();
  // The dialog that is open: what holds the focus there lets it into what is its own.
  const [over, setOver] = useState<Element | null>(null);
  const open = () => setOver(topDialog() ?? document.body);
  useShortcuts([{ keys: paletteKeys, label: t`Rechercher partout`, run: open, whileTyping: true, overDialogs: true }]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className={cn(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-3 text-sm text-current hover:bg-current/8 md:min-h-10 md:border md:border-current/45",
          besideMenu ? "xl:min-w-56 xl:justify-start" : "lg:min-w-56 lg:justify-start",
        )}
      >
        <Icon of={Search} size="sm" />
        <span className={besideMenu ? "max-xl:sr-only" : "max-lg:sr-only"}>
          <Trans>Rechercher partout</Trans>
        </span>
        <kbd
          aria-hidden="true"
          className={cn("ml-auto font-sans text-xs", besideMenu ? "max-xl:hidden" : "max-lg:hidden")}
        >
          {isMac() ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {over &&
        createPortal(
          <Suspense>
            <Palette onClose={() => setOver(null)} />
          </Suspense>,
          over,
        )}
    </>
  );
}
