import { Trans, useLingui } from "@lingui/react/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { Bilingual } from "./bilingual.tsx";

/** Name and description in both languages. */
export function NameFields<Input extends FieldValues, Output>({
  control,
  address,
}: {
  control: Control<Input, unknown, Output>;
  /** Under the French name: the address that follows from it. */
  address: React.ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Bilingual>
      {(language) => {
        const french = language === "fr";
        const path = (name: string) => (french ? name : `translations.en.${name}`) as FieldPath<Input>;
        return (
          <>
            <TextField
              control={control}
              name={path("name")}
              label={french ? t`Nom` : t`Nom en anglais`}
              optional={!french}
              help={french ? address : <Trans>Sans lui, le nom français est affiché.</Trans>}
            />
            <TextAreaField
              control={control}
              name={path("description")}
              label={french ? t`Description` : t`Description en anglais`}
              optional
              limit={2000}
              rows={4}
            />
          </>
        );
      }}
    </Bilingual>
  );
}
