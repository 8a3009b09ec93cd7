import { useLingui } from "@lingui/react/macro";
import type { RejectReason } from "@metiro/shared/job-request/response";

/** Why a client does not take an answer: the client chooses among them, company and back office read it. */
export function useRejectReasons(): Record<RejectReason, string> {
  const { t } = useLingui();
  return {
    price: t`Le prix est trop élevé`,
    timing: t`Le délai ne convient pas`,
    otherCompany: t`Une autre entreprise a été choisie`,
    tooVague: t`La réponse n’était pas assez précise`,
    postponed: t`Les travaux sont reportés ou abandonnés`,
    other: t`Autre raison`,
  };
}
