import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import { createContext, use } from "react";
import { Segment } from "#ui/navigation/segment.tsx";

interface EditedLanguage {
  language: TextLanguage;
  choose: (language: TextLanguage) => void;
}

/** The language whose texts the editor shows, the same from one question to the next. */
export const EditedLanguageContext = createContext<EditedLanguage>({ language: "fr", choose: () => undefined });

/** The switch of that language; `missing`: how many texts are there in French alone. */
export function LanguageChoice({ missing }: { missing: number }) {
  const { t } = useLingui();
  const { language, choose } = use(EditedLanguageContext);
  return (
    <Segment
      label={t`Langue des textes`}
      className="w-fit"
      value={language}
      onChange={choose}
      options={[
        { value: "fr", label: <Trans>Français</Trans> },
        {
          value: "en",
          label:
            missing > 0 ? (
              <span className="px-2">
                <Plural value={missing} one="Anglais (# manquant)" other="Anglais (# manquants)" />
              </span>
            ) : (
              <Trans>Anglais</Trans>
            ),
        },
      ]}
    />
  );
}
