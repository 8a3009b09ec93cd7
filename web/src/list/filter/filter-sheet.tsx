import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface FilterSheetProps {
  list: { filtered: boolean; reset: () => void };
  /** How many the list holds of what is chosen; undefined while that is asked. */
  found: number | undefined;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** Every filter under its name. Each counts as soon as it is chosen: the button says what it comes to. */
export function FilterSheet({ list, found, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Affiner</Trans>}
      footer={
        <>
          {list.filtered && (
            <Button variant="ghost" onClick={list.reset}>
              <Trans>Réinitialiser</Trans>
            </Button>
          )}
          <Button onClick={onClose} aria-live="polite">
            {found === undefined ? (
              <Trans>Afficher les résultats</Trans>
            ) : (
              <Plural value={found} _0="Aucun résultat" one="Afficher # résultat" other="Afficher # résultats" />
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 min-[22rem]:grid-cols-2">{children}</div>
    </Dialog>
  );
}
