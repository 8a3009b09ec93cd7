import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";

interface SaveBarProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** There is nothing of it yet. */
  isNew: boolean;
  /** The way back without saving. */
  back: ReactNode;
}

/** Within a form of texts, in sight however long they are: whether something is not saved, and what saves it. */
export function SaveBar<Input extends FieldValues, Output>({ control, isNew, back }: SaveBarProps<Input, Output>) {
  const { t } = useLingui();
  const { isDirty, isSubmitting } = useFormState({ control });
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
        disabledReason={!isNew && !isDirty ? t`Rien n’a changé.` : undefined}
      >
        <Trans>Enregistrer</Trans>
      </Button>
    </FootBar>
  );
}
