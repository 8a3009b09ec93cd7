import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { RequestPromise } from "@metiro/shared/guarantee/schema";
import { useDueText } from "./due-text.ts";

/** « Une réponse d’ici jeudi 12 h »: what is promised, in the words of every place where a client waits. */
export function usePromiseWords(): (promise: { due: string; answers: number }) => string {
  const { t } = useLingui();
  const dueText = useDueText();
  return ({ due, answers }) => {
    const until = dueText(due);
    return t`${plural(answers, { one: `Une réponse d’ici ${until}`, other: `# réponses d’ici ${until}` })}`;
  };
}

/** What a client may expect of a request that waits, in a sentence; undefined where nothing is promised, or the promise is kept. */
export function usePromiseText(): (promise: RequestPromise) => string | undefined {
  const { t } = useLingui();
  const promiseWords = usePromiseWords();
  return ({ due, kept, answers = 1, relaunch }) => {
    if (relaunch && relaunch.end === undefined)
      return relaunch.uncovered
        ? t`Il n’y a pas d’autre entreprise pour votre demande.`
        : t`Nous l’envoyons à d’autres entreprises.`;
    if (due === undefined || kept) return undefined;
    if (new Date(due) <= new Date()) return t`La réponse promise est en retard, nous nous en occupons.`;
    return `${promiseWords({ due, answers })}.`;
  };
}
