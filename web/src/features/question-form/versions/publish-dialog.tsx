import { Trans, useLingui } from "@lingui/react/macro";
import type { FormChange } from "@metiro/shared/sub-category/questions/diff/changes";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { ChangeList } from "#domain/question-form/change-list.tsx";

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  changes: readonly FormChange[];
  /** How many texts have no English. */
  missing: number;
  pending: boolean;
  /** Whether it was published. */
  onPublish: (note: string) => Promise<boolean>;
}

/** What will be another one for the next clients, before it is. */
export function PublishDialog({ open, onClose, changes, missing, pending, onPublish }: PublishDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState("");
  const publish = async () => {
    // The next version has another one.
    if (await onPublish(note)) setNote("");
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={<Trans>Publier ce formulaire ?</Trans>}
      description={<Trans>Les prochaines demandes y répondent. Les demandes existantes gardent le leur.</Trans>}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            <Trans>Continuer à modifier</Trans>
          </Button>
          <Button loading={pending} loadingLabel={<Trans>Publication…</Trans>} onClick={() => void publish()}>
            <Trans>Publier cette version</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ChangeList changes={changes} />
        {missing > 0 && (
          <p className="text-sm text-ink-2">
            <Trans>Textes anglais manquants : {missing}. Les clients anglophones les lisent en français.</Trans>
          </p>
        )}
        <Field label={t`Note sur cette version`} optional>
          <TextInput name="note" maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
