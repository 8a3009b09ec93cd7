import { Trans, useLingui } from "@lingui/react/macro";
import { textLanguages } from "@metiro/shared/languages";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Bilingual } from "../bilingual.tsx";
import type { FormRow } from "../row/form-rows.tsx";
import { LinesField } from "../lines-field.tsx";
import { PairsField, type PairsFieldProps } from "../pairs-field.tsx";
import { ListTold } from "../told.tsx";

type Pairs = Omit<PairsFieldProps<FieldValues, unknown>, "control" | "language" | "part" | "title"> & { title: string };

/** What the public page tells beside name and description, a row for each. */
export function useGuideRows<Input extends FieldValues, Output>(control: Control<Input, unknown, Output>): FormRow[] {
  const { t } = useLingui();
  const lines = (part: "factors" | "prepare", title: string): FormRow => ({
    key: part,
    title,
    told: <ListTold control={control} path={(language) => `guide.${language}.${part}`} />,
    paths: textLanguages.map((language) => `guide.${language}.${part}`),
    content: (
      <Bilingual>
        {(language) => (
          <LinesField
            control={control}
            name={`guide.${language}.${part}` as FieldPath<Input>}
            label={title}
            labelHidden
            optional
            help={<Trans>Un point par ligne, dix au plus.</Trans>}
          />
        )}
      </Bilingual>
    ),
  });
  const pairs = (part: "expect" | "questions", { title, ...field }: Pairs): FormRow => ({
    key: part,
    title,
    told: <ListTold control={control} path={(language) => `guide.${language}.${part}`} by={field.first.key} />,
    paths: textLanguages.map((language) => `guide.${language}.${part}`),
    content: (
      <Bilingual>
        {(language) => <PairsField control={control} language={language} part={part} title={title} {...field} />}
      </Bilingual>
    ),
  });
  return [
    lines("factors", t`Ce qui influence le prix`),
    lines("prepare", t`À préparer pour la demande`),
    pairs("expect", {
      title: t`Le déroulement`,
      most: 6,
      itemName: (number) => t`Étape ${number}`,
      first: { key: "title", label: t`Titre` },
      second: { key: "text", label: t`Texte` },
      add: <Trans>Ajouter une étape</Trans>,
    }),
    pairs("questions", {
      title: t`Les questions fréquentes`,
      most: 12,
      itemName: (number) => t`Question ${number}`,
      first: { key: "question", label: t`Question` },
      second: { key: "answer", label: t`Réponse` },
      add: <Trans>Ajouter une question</Trans>,
    }),
  ];
}
