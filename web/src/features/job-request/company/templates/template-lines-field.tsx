import { Trans, useLingui } from "@lingui/react/macro";
import { maxLineLabel } from "@metiro/shared/offer/constants";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";

interface TemplateLinesFieldProps {
  lines: readonly TemplateLine[];
  onChange: (lines: TemplateLine[]) => void;
}

/** The lines of a template: one's own are renamed here, all can be taken out. Quantities and prices are those of the offer that uses them. */
export function TemplateLinesField({ lines, onChange }: TemplateLinesFieldProps) {
  const { t } = useLingui();
  // A line keeps its place in the document while others are taken out.
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  const rename = (index: number, label: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, label } : line)));
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1));
    onChange(lines.toSpliced(index, 1));
  };
  return (
    <FieldGroup
      label={<Trans>Lignes de l’offre</Trans>}
      help={<Trans>Quantités et prix se corrigent dans l’offre. Une ligne de la prestation garde son nom.</Trans>}
    >
      {lines.length === 0 && (
        <p className="text-sm text-ink-2">
          <Trans>Sans lignes, ce modèle devient une réponse courte.</Trans>
        </p>
      )}
      <ol className="grid gap-3">
        {lines.map(({ label: name, standardLineId }, index) => (
          <li key={keys[index] ?? index} className="flex items-start gap-2">
            <Field
              label={t`Ligne ${index + 1}`}
              labelHidden
              className="flex-1"
              error={name.trim() === "" ? t`Donnez un nom à cette ligne.` : undefined}
            >
              <TextInput
                name={`lines.${index}.label`}
                value={name}
                maxLength={maxLineLabel}
                readOnly={standardLineId !== undefined}
                onChange={(event) => rename(index, event.target.value)}
              />
            </Field>
            <IconButton icon={Trash2} label={t`Retirer « ${name} »`} onClick={() => remove(index)} />
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}
