import { useLingui } from "@lingui/react/macro";
import type { Problem } from "@metiro/shared/errors/codes";
import { useRef } from "react";

/** Wrong tries after which even the right code is refused. */
const mostTries = 5;

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
      return wrong.current < mostTries
        ? t`Ce code n’est pas correct, ou il a plus de dix minutes. Vérifiez-le ou demandez-en un nouveau.`
        : t`Trop d’essais : ce code ne fonctionne plus. Demandez-en un nouveau.`;
    },
    /** For `problemField`. */
    field: ({ code }: Problem) => (code === "CODE_INVALID" ? ("code" as const) : undefined),
  };
}
