import { Trans, useLingui } from "@lingui/react/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Bilingual } from "../bilingual.tsx";
import { LinesField } from "../lines-field.tsx";
import { PairsField } from "../pairs-field.tsx";

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
            <PairsField
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
            <PairsField
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
