import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, use } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import { FormSendingContext } from "./form-waits.ts";

interface SaveBarProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** There is nothing of it yet. */
  isNew?: boolean;
  /** A file may be on its way that nothing tells of yet: it can be saved at any time. */
  hasFiles?: boolean;
  /** The way back without saving. */
  back?: ReactNode;
  /** Whether something is not saved, where the order of what was chosen does not count. */
  dirty?: boolean;
  /** The verb, where more than saving is done, and the verb meanwhile. */
  words?: ReactNode;
  pendingWords?: ReactNode;
}

/** Within a form, in sight however long it is: whether something is not saved, and what saves it. */
export function SaveBar<Input extends FieldValues, Output>(props: SaveBarProps<Input, Output>) {
  const { control, isNew = false, hasFiles = false, back } = props;
  const { t } = useLingui();
  const sending = use(FormSendingContext);
  const { isDirty: differs } = useFormState({ control });
  const isDirty = props.dirty ?? differs;
  return (
    <FootBar label={t`Enregistrement`}>
      {isDirty && (
        <p className="mr-auto min-w-0 text-sm text-ink-2">
          <Trans>Des changements ne sont pas enregistrés.</Trans>
        </p>
      )}
      {back}
      <Button
        type="submit"
        loading={sending}
        loadingLabel={props.pendingWords ?? <Trans>Enregistrement…</Trans>}
        variant={isDirty || isNew ? "primary" : "secondary"}
        disabledReason={isDirty || isNew || hasFiles ? undefined : t`Rien n’a changé.`}
      >
        {props.words ?? <Trans>Enregistrer</Trans>}
      </Button>
    </FootBar>
  );
}
