import { Trans, useLingui } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import { textLanguages } from "@metiro/shared/languages";
import { createContext, type ReactNode, use, useState } from "react";
import { type Control, type FieldErrors, type FieldValues, useFormState } from "react-hook-form";
import { Segment } from "#ui/navigation/segment.tsx";

const LanguageContext = createContext<TextLanguage>("fr");

/** The language whose texts are open. */
export const useTextLanguage = (): TextLanguage => use(LanguageContext);

interface TextLanguagesProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** `choose`: the choice of the language, to stand above the texts. */
  children: (choose: ReactNode) => ReactNode;
}

/** Around the texts of a form: one language at a time. Where something is wrong in the other one alone, that one opens. */
export function TextLanguages<Input extends FieldValues, Output>({
  control,
  children,
}: TextLanguagesProps<Input, Output>) {
  const { t } = useLingui();
  const { errors, submitCount } = useFormState({ control });
  const [language, setLanguage] = useState<TextLanguage>("fr");
  const [judged, setJudged] = useState(submitCount);
  if (judged !== submitCount) {
    setJudged(submitCount);
    const faulty = faultyLanguages(errors);
    const [other] = faulty;
    if (other && !faulty.includes(language)) setLanguage(other);
  }
  return (
    <LanguageContext value={language}>
      {children(
        <Segment
          label={t`Langue des textes`}
          value={language}
          onChange={setLanguage}
          className="w-72 max-w-full"
          options={[
            { value: "fr", label: <Trans>Français</Trans> },
            { value: "en", label: <Trans>Anglais</Trans> },
          ]}
        />,
      )}
    </LanguageContext>
  );
}

/** In which languages something is wrong; what belongs to none stands with the French texts. */
function faultyLanguages(errors: FieldErrors): TextLanguage[] {
  const { translations, guide, keywords, ...french } = errors as Record<string, Record<string, unknown> | undefined>;
  const isFaulty = (language: TextLanguage) =>
    [translations, guide, keywords].some((part) => part?.[language] !== undefined);
  return textLanguages.filter(
    (language) => isFaulty(language) || (language === "fr" && Object.keys(french).length > 0),
  );
}

/** Fields in both languages, of which the open one's are shown; the others stay part of the form. */
export function Bilingual({ children }: { children: (language: TextLanguage) => ReactNode }) {
  const open = useTextLanguage();
  return textLanguages.map((language) => (
    <div key={language} hidden={language !== open} className="grid min-w-0 content-start gap-5">
      {children(language)}
    </div>
  ));
}
