import { Trans } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import { textLanguages } from "@metiro/shared/languages";
import type { ReactNode } from "react";

/** French and English side by side, one below the other on a phone. */
export const Bilingual = ({ children }: { children: (language: TextLanguage) => ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
    {textLanguages.map((language) => (
      <div key={language} className="grid min-w-0 content-start gap-5">
        <p className="title-4 border-b border-line pb-2">
          {language === "fr" ? <Trans>Français</Trans> : <Trans>Anglais</Trans>}
        </p>
        {children(language)}
      </div>
    ))}
  </div>
);
