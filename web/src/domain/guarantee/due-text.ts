import { useLingui } from "@lingui/react/macro";
import { dueParts } from "@metiro/shared/guarantee/due-words";
import { textLanguageOf } from "@metiro/shared/languages";

/** « jeudi 12 h »: by when, within a sentence. Apart from what clients read: companies need no more of it. */
export function useDueText(): (due: string) => string {
  const { t, i18n } = useLingui();
  return (due) => {
    const { day, hour } = dueParts(due, textLanguageOf(i18n.locale), new Date());
    return t`${day} ${hour} h`;
  };
}
