import { Trans, useLingui } from "@lingui/react/macro";
import type { Question } from "@metiro/shared/sub-category/questions";
import { typesFilling } from "@metiro/shared/sub-category/questions/visible/fills";
import { fillable, type Fillable } from "@metiro/shared/sub-category/questions/form/form";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

interface FillsEditorProps {
  question: Question;
  onChange: (fills: Fillable | undefined) => void;
  error: string | undefined;
}

/** What of the request the question tells, for the types that can. */
export function FillsEditor({ question: { type, fills }, onChange, error }: FillsEditorProps) {
  const { t } = useLingui();
  const words: Record<Fillable, string> = { place: t`Le lieu de la demande`, timing: t`Le début souhaité` };
  const parts = fillable.filter((part) => typesFilling[part].includes(type));
  if (parts.length === 0) return null;
  return (
    <Field
      label={<Trans>La réponse donne aussi</Trans>}
      help={<Trans>Si elle est obligatoire, le client n’est pas interrogé une seconde fois.</Trans>}
      error={error}
    >
      <Select
        name="fills"
        value={fills ?? ""}
        options={[{ value: "", label: t`Rien d’autre` }, ...parts.map((part) => ({ value: part, label: words[part] }))]}
        onChange={(event) => onChange(parts.find((part) => part === event.target.value))}
      />
    </Field>
  );
}
