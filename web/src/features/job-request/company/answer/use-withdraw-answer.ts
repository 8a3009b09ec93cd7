import { useLingui } from "@lingui/react/macro";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useDecline } from "../use-decline.ts";

/** Withdraws an answer that the client has, once the company has read what follows from it; `offered`: an offer line by line. */
export function useWithdrawAnswer(id: string, offered: boolean): () => Promise<void> {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { withdraw } = useDecline(id);
  return async () => {
    const confirmed = await confirm({
      title: offered ? t`Retirer votre offre ?` : t`Retirer votre réponse ?`,
      children: t`Le client ne pourra plus la choisir. Vous pourrez répondre de nouveau tant qu’il n’a pas décidé.`,
      action: offered ? t`Retirer l’offre` : t`Retirer la réponse`,
      keep: offered ? t`Garder mon offre` : t`Garder ma réponse`,
    });
    if (confirmed) withdraw();
  };
}
