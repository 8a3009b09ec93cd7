import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface ColumnsDialogProps {
  entries: readonly {
    key: string;
    label: string;
    shown: boolean;
    toggle: () => void;
    move: (by: -1 | 1) => void;
  }[];
  density: { compact: boolean; toggle: () => void };
  /** Back to what the list shows by itself. */
  reset: (() => void) | undefined;
  onClose: () => void;
}

/** Which columns the list shows. What is chosen is seen at once. */
export default function ColumnsDialog({ entries, density, reset, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Colonnes affichées</Trans>}
      description={<Trans>Votre choix est gardé avec votre compte, sur tous vos appareils.</Trans>}
      footer={
        <>
          {reset && (
            <Button variant="ghost" onClick={reset}>
              <Trans>Rétablir</Trans>
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            <Trans>Terminé</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-1">
        {entries.map(({ key, label, shown, toggle, move }, place) => (
          <div key={key} className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <Checkbox label={label} checked={shown} onChange={toggle} />
            </div>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t`Avancer « ${label} »`}
              held={place === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t`Reculer « ${label} »`}
              held={place === entries.length - 1}
              onClick={() => move(1)}
            />
          </div>
        ))}
        <div className="mt-3 border-t border-line pt-3">
          <Checkbox label={t`Lignes serrées`} checked={density.compact} onChange={density.toggle} />
        </div>
      </div>
    </Dialog>
  );
}
