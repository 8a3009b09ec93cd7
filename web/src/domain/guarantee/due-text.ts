import { useLingui } from "@lingui/react/macro";
import { dueParts } from "@metiro/shared/guarantee/due-words";
import { textLanguageOf } from "@metiro/shared/languages";

/** « jeudi 12 h »: by when, within a sentence; with the date where it is further away, in short where there is little room. Apart from what clients read: companies need no more of it. */
export function useDueText(): (due: string, options?: { short?: boolean }) => string {
  const { t, i18n } = useLingui();
  return (due, options) => {
    const { day, hour } = dueParts(due, textLanguageOf(i18n.locale), new Date(), options);
    return t`${day} ${hour} h`;
  };
}
