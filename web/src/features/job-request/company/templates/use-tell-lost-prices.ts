import { useLingui } from "@lingui/react/macro";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { toast } from "#ui/feedback/toast-store.ts";
import { losesPrices } from "#domain/answer-template/in-currency.ts";

/** Tells that a template came without its prices, because they are in another currency than what it is put into. */
export function useTellLostPrices(): (template: AnswerTemplate, currency: string) => void {
  const { t } = useLingui();
  return (template, currency) => {
    if (losesPrices(template, currency))
      toast.success(
        t`Modèle « ${template.name} » inséré sans ses prix : ils sont en ${template.currency}, cette demande est en ${currency}.`,
      );
  };
}
