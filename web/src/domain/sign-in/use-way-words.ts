import { useLingui } from "@lingui/react/macro";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import { methodWords, secondFactorWords } from "./method-words.ts";

type Way = Pick<RecordedSignIn, "method" | "secondFactor">;

/** With what somebody came in or tried to: « Mot de passe · Application de codes ». */
export function useWayWords(): (way: Way) => string {
  const { i18n } = useLingui();
  return ({ method, secondFactor }) =>
    [methodWords[method], ...(secondFactor === undefined ? [] : [secondFactorWords[secondFactor]])]
      .map((words) => i18n._(words))
      .join(" · ");
}
