import { useLingui } from "@lingui/react/macro";
import { reportReasons } from "@metiro/shared/report/constants";
import { reportReasonWords } from "#domain/report/report-words.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

/** What somebody who is blocked is told by mail, out of a list. Nobody is blocked without it. */
export function CauseField({ value, onChange }: { value: string; onChange: (cause: string) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`Motif indiqué à la personne`} help={t`Il figure dans l’e-mail, avec la manière de contester.`}>
      <Select
        value={value}
        placeholder={t`Choisir un motif`}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: reason === "other" ? t`Autre manquement à nos conditions` : i18n._(reportReasonWords[reason]),
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
