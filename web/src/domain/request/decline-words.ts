import { useLingui } from "@lingui/react/macro";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";

/** Why a company declines, in a word. */
export function useDeclineWords(): Record<DeclineReason, string> {
  const { t } = useLingui();
  return {
    too_far: t`Trop loin`,
    no_capacity: t`Pas de disponibilité`,
    other_trade: t`Pas notre métier`,
    too_small: t`Trop petit`,
    low_budget: t`Budget trop bas`,
    unclear: t`Pas assez d’informations`,
    other: t({ message: "Autre raison", context: "why a company declines" }),
  };
}

/** The reasons that a client is told, in kind words; it never gets the others. */
export function useDeclineReasonsForClient(): Partial<Record<DeclineReason, string>> {
  const { t } = useLingui();
  return {
    no_capacity: t`Son planning est complet pour la période souhaitée.`,
    low_budget: t`Le budget indiqué lui paraît trop juste.`,
    unclear: t`Il lui manque des précisions pour se faire une idée.`,
  };
}
