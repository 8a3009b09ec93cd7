import { Trans, useLingui } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldPath,
  type FieldValues,
  useFieldArray,
} from "react-hook-form";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Bilingual } from "./bilingual.tsx";
import { LinesField } from "./lines-field.tsx";

interface GuideFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
}

/** What the public page tells beside name and description. */
export function GuideFields<Input extends FieldValues, Output>({ control }: GuideFieldsProps<Input, Output>) {
  const { t } = useLingui();
  return (
    <Bilingual>
      {(language) => {
        const path = (part: string) => `guide.${language}.${part}`;
        return (
          <>
            <LinesField
              control={control}
              name={path("factors") as FieldPath<Input>}
              label={t`Ce qui influence le prix`}
              optional
              help={<Trans>Un point par ligne, dix au plus.</Trans>}
            />
            <LinesField
              control={control}
              name={path("prepare") as FieldPath<Input>}
              label={t`À préparer pour la demande`}
              optional
              help={<Trans>Un point par ligne, dix au plus.</Trans>}
            />
            <Pairs
              control={control}
              language={language}
              part="expect"
              most={6}
              title={<Trans>Le déroulement</Trans>}
              itemName={(number) => t`Étape ${number}`}
              first={{ key: "title", label: t`Titre` }}
              second={{ key: "text", label: t`Texte` }}
              add={<Trans>Ajouter une étape</Trans>}
            />
            <Pairs
              control={control}
              language={language}
              part="questions"
              most={12}
              title={<Trans>Les questions fréquentes</Trans>}
              itemName={(number) => t`Question ${number}`}
              first={{ key: "question", label: t`Question` }}
              second={{ key: "answer", label: t`Réponse` }}
              add={<Trans>Ajouter une question</Trans>}
            />
          </>
        );
      }}
    </Bilingual>
  );
}

interface PairsProps<Input extends FieldValues, Output> extends GuideFieldsProps<Input, Output> {
  language: TextLanguage;
  part: "expect" | "questions";
  most: number;
  title: ReactNode;
  itemName: (number: number) => string;
  first: { key: string; label: string };
  second: { key: string; label: string };
  add: ReactNode;
}

/** Short texts, each with a longer one. */
function Pairs<Input extends FieldValues, Output>(props: PairsProps<Input, Output>) {
  const { control, language, part, most, title, itemName, first, second, add } = props;
  const { t } = useLingui();
  const name = `guide.${language}.${part}` as ArrayPath<Input>;
  const { fields, append, remove } = useFieldArray<Input, ArrayPath<Input>, "id", Output>({ control, name });
  const empty = { [first.key]: "", [second.key]: "" } as FieldArray<Input, ArrayPath<Input>>;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      {fields.map((field, index) => {
        const item = itemName(index + 1);
        return (
          <fieldset key={field.id} aria-label={item} className="grid min-w-0 gap-3 rounded-md border border-line p-3">
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm font-semibold">{item}</span>
              <IconButton size="sm" icon={Trash2} label={t`Retirer : ${item}`} onClick={() => remove(index)} />
            </div>
            <TextField
              control={control}
              name={`${name}.${index}.${first.key}` as FieldPath<Input>}
              label={first.label}
            />
            <TextAreaField
              control={control}
              name={`${name}.${index}.${second.key}` as FieldPath<Input>}
              label={second.label}
              rows={3}
            />
          </fieldset>
        );
      })}
      <Button
        size="sm"
        variant="secondary"
        icon={Plus}
        disabled={fields.length >= most}
        onClick={() => append(empty)}
        className="justify-self-start"
      >
        {add}
      </Button>
    </fieldset>
  );
}
