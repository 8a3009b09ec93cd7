import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { EditConflict, Difference } from "./use-revisioned-form.ts";

interface ConflictNoteProps {
  conflict: EditConflict;
  /** Sends again what was typed. */
  onSave: () => void;
}

/** Says that somebody else has saved meanwhile, and what can be done; nothing is lost before one chooses. */
export default function ConflictNote({ conflict, onSave }: ConflictNoteProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const [compared, setCompared] = useState<Difference[] | null>(null);
  const saveOver = () => {
    conflict.saveOver();
    onSave();
  };
  const take = async () => {
    const takes = await confirm({
      title: t`Reprendre la version enregistrée ?`,
      children: t`Ce que vous avez saisi et pas enregistré sera perdu.`,
      action: t`Reprendre cette version`,
      keep: t`Garder ma saisie`,
    });
    if (!takes) return;
    setCompared(null);
    conflict.take();
  };
  return (
    <>
      <Note tone="warning">
        <p className="font-semibold">
          <Trans>Quelqu’un d’autre a enregistré entre-temps</Trans>
        </p>
        <p>
          <Trans>Rien n’est perdu : votre saisie est gardée. Comparez, puis choisissez ce qui reste.</Trans>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setCompared(conflict.differences())}>
            <Trans>Comparer</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={saveOver}>
            <Trans>Enregistrer ma saisie</Trans>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void take()}>
            <Trans>Reprendre la version enregistrée</Trans>
          </Button>
        </div>
      </Note>
      <ConflictDialog differences={compared} onClose={() => setCompared(null)} />
    </>
  );
}
