import { useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import { Globe } from "lucide-react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { languageNames } from "#i18n/language-names.ts";
import { useLanguageChoice } from "#session/use-language-choice.ts";
import { useSite } from "#site/use-site.ts";

/**
 * The choice of language, kept in the cookie; none where one language is offered. The back office has none: it is French. On a page that React has not taken
 * over the page's script acts on `data-act`.
 */
export function LanguageSwitch({ long = false, className }: { long?: boolean; className?: string }) {
  const { i18n, t } = useLingui();
  const choose = useLanguageChoice();
  const { languages } = useSite();
  if (languages.length < 2) return null;
  const current = languages.find((language) => language === i18n.locale);
  return (
    <label
      className={cn(
        "relative inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm font-medium hover:bg-hover",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus",
        className,
      )}
    >
      <Icon of={Globe} size="sm" />
      <span aria-hidden="true">{long ? languageNames[current ?? "fr"] : (current ?? "fr").toUpperCase()}</span>
      <select
        data-act="choose-language"
        aria-label={t`Langue`}
        value={i18n.locale}
        onChange={(event) => void choose(event.target.value as Language)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {current === undefined && <option value={i18n.locale}>{languageNames.fr}</option>}
        {languages.map((language) => (
          <option key={language} value={language} lang={language} className="bg-surface text-ink">
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
