import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { shownInPage } from "#api/failure/shown-failure.ts";
import { Button } from "#ui/button/button.tsx";
import { CardBody } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { failureWords } from "./failure-words.ts";

/** The backup codes, where it is the account's first factor. */
export interface AddProps {
  onAdded: (backupCodes: readonly string[] | undefined) => void | Promise<void>;
  onBack: () => void;
}

interface FrameProps extends AddProps {
  name: string;
  add: (fields: FormData) => Promise<{ backupCodes?: readonly string[] | undefined }>;
  children: ReactNode;
}

/** A form that adds a factor: how it is called, and what proves that it works. */
export function AddFrame({ name, add, onAdded, onBack, children }: FrameProps) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    try {
      const { backupCodes } = await add(fields);
      await onAdded(backupCodes);
    } catch (error) {
      shownInPage(error);
      setFailure(failureWords(error, i18n));
      setBusy(false);
    }
  }

  return (
    <CardBody large className="border-t border-line first:border-t-0">
      <form onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure && <Note tone="error">{failure}</Note>}
        {children}
        <Field label={t`Nom`} help={t`Pour le reconnaître dans la liste.`}>
          <TextInput name="name" defaultValue={name} required maxLength={60} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy} loadingLabel={<Trans>Vérification…</Trans>}>
            <Trans>Ajouter</Trans>
          </Button>
          <Button variant="secondary" onClick={onBack}>
            <Trans>Annuler</Trans>
          </Button>
        </div>
      </form>
    </CardBody>
  );
}
