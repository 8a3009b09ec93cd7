import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dueParts } from "@metiro/shared/guarantee/due-words";
import type { RequestPromise } from "@metiro/shared/guarantee/schema";
import { textLanguageOf } from "@metiro/shared/languages";

/** « jeudi 12 h »: by when, within a sentence. */
export function useDueText(): (due: string) => string {
  const { t, i18n } = useLingui();
  return (due) => {
    const { day, hour } = dueParts(due, textLanguageOf(i18n.locale), new Date());
    return t`${day} ${hour} h`;
  };
}

/** What a client may expect of a request that waits, in a sentence; undefined where nothing is promised, or the promise is kept. */
export function usePromiseText(): (promise: RequestPromise) => string | undefined {
  const { t } = useLingui();
  const dueText = useDueText();
  return ({ due, kept, answers = 1, relaunch }) => {
    if (relaunch && relaunch.end === undefined)
      return relaunch.uncovered
        ? t`Aucune autre entreprise ne couvre votre demande.`
        : t`Nous l’envoyons à d’autres entreprises.`;
    if (due === undefined || kept) return undefined;
    if (new Date(due) <= new Date()) return t`La réponse promise est en retard, nous nous en occupons.`;
    const until = dueText(due);
    return t`${plural(answers, { one: `Une réponse d’ici ${until}.`, other: `# réponses d’ici ${until}.` })}`;
  };
}
