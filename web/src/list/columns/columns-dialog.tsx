import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface ColumnsDialogProps {
  entries: readonly { key: string; label: string; shown: boolean; toggle: () => void }[];
  /** Back to what the list shows by itself. */
  reset: (() => void) | undefined;
  onClose: () => void;
}

/** Which columns the list shows. What is chosen is seen at once. */
export default function ColumnsDialog({ entries, reset, onClose }: ColumnsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Colonnes affichées</Trans>}
      description={<Trans>Votre choix est gardé sur cet appareil.</Trans>}
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
        {entries.map(({ key, label, shown, toggle }) => (
          <Checkbox key={key} label={label} checked={shown} onChange={toggle} />
        ))}
      </div>
    </Dialog>
  );
}
