import { codeMinutes, maxCodeTries } from "@metiro/shared/auth/constants";
import { useLingui } from "@lingui/react/macro";
import type { Problem } from "@metiro/shared/errors/codes";
import { useRef } from "react";

/** Words for a refused code, which differ once trying on is of no use. A new code starts afresh. */
export function useCodeTries() {
  const { t } = useLingui();
  const wrong = useRef(0);
  return {
    startAfresh: () => {
      wrong.current = 0;
    },
    /** For `problemWords`: counts each refusal. */
    words: ({ code }: Problem): string | undefined => {
      if (code !== "CODE_INVALID") return undefined;
      wrong.current += 1;
      return wrong.current < maxCodeTries
        ? t`Ce code n’est pas correct, ou il a plus de ${codeMinutes} minutes. Vérifiez-le ou demandez-en un nouveau.`
        : t`Trop d’essais : ce code ne fonctionne plus. Demandez-en un nouveau.`;
    },
    /** For `problemField`. */
    field: ({ code }: Problem) => (code === "CODE_INVALID" ? ("code" as const) : undefined),
  };
}
