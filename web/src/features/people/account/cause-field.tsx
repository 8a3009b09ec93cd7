import { useLingui } from "@lingui/react/macro";
import { type ReportReason, reportReasons } from "@metiro/shared/report/constants";
import { useState } from "react";
import { reportReasonWords } from "#domain/report/report-words.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

/** What somebody who is blocked is told by mail, out of a list. */
export function CauseField({ onChange }: { onChange: (cause: ReportReason | undefined) => void }) {
  const { t, i18n } = useLingui();
  const [cause, setCause] = useState("");
  return (
    <Field
      label={t`Motif indiqué à la personne`}
      optional
      help={t`Il figure dans l’e-mail, avec la manière de contester.`}
    >
      <Select
        value={cause}
        options={[
          { value: "", label: t`Aucun motif` },
          ...reportReasons.map((value) => ({ value, label: i18n._(reportReasonWords[value]) })),
        ]}
        onChange={(event) => {
          setCause(event.target.value);
          onChange(reportReasons.find((known) => known === event.target.value));
        }}
      />
    </Field>
  );
}
