import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { allowSingleKeys, presentShortcuts, type Shortcut } from "#ui/shortcut/shortcuts.ts";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { singleKeys } from "./single-keys.ts";

const ShortcutDialog = lazyPart(() => import("./shortcut-dialog.tsx"));

interface ShortcutHelp {
  open: () => void;
  /** The list, while it is open. */
  dialog: ReactNode;
}

/** The list of the keys that work on this page: `?` opens it. */
export function useShortcutHelp(): ShortcutHelp {
  const { t } = useLingui();
  const [shown, setShown] = useState<readonly Shortcut[]>();
  const open = () => setShown(presentShortcuts());
  useEffect(() => allowSingleKeys(singleKeys()), []);
  useShortcuts([{ keys: "?", label: t`Afficher les raccourcis`, run: open, overDialogs: true }]);
  return {
    open,
    dialog: shown && (
      <Suspense>
        <ShortcutDialog shortcuts={shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  };
}
