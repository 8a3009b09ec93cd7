import { useLingui } from "@lingui/react/macro";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { StepProps } from "./step-props.ts";

const longest = 5000;

/** The request in the client's own words. */
export function DescriptionStep({ draft, change, errors }: StepProps) {
  const { t } = useLingui();
  const { title = "", description = "" } = draft;
  return (
    <div className="grid gap-5">
      <Field label={t`Titre`} help={t`Par exemple : Repeindre un appartement de 3,5 pièces`} error={errors["title"]}>
        <TextInput
          name="title"
          value={title}
          maxLength={120}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        label={t`Description`}
        help={t`L’état actuel, ce qui doit changer, l’accès au logement. Sans numéro de téléphone ni adresse.`}
        counter={description.length > longest * 0.8 ? `${description.length} / ${longest}` : undefined}
        error={errors["description"]}
      >
        <TextArea
          name="description"
          rows={6}
          value={description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </div>
  );
}
