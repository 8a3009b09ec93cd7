import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";

interface SaveBarProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** There is nothing of it yet. */
  isNew?: boolean;
  /** The way back without saving. */
  back?: ReactNode;
  /** Whether something is not saved, where the order of what was chosen does not count. */
  dirty?: boolean;
}

/** Within a form, in sight however long it is: whether something is not saved, and what saves it. */
export function SaveBar<Input extends FieldValues, Output>(props: SaveBarProps<Input, Output>) {
  const { control, isNew = false, back } = props;
  const { t } = useLingui();
  const { isDirty: differs, isSubmitting } = useFormState({ control });
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
        loading={isSubmitting}
        loadingLabel={<Trans>Enregistrement…</Trans>}
        disabledReason={!isNew && !isDirty ? t`Rien n’a changé.` : undefined}
      >
        <Trans>Enregistrer</Trans>
      </Button>
    </FootBar>
  );
}
