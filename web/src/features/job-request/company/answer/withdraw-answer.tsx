import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useDecline } from "../use-decline.ts";

/** Withdraws an answer that the client has, once the company has read what follows from it; `offered`: an offer line by line. */
export function WithdrawAnswer({ id, offered }: { id: string; offered: boolean }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { withdraw, isPending } = useDecline(id);
  const ask = async () => {
    const confirmed = await confirm({
      title: offered ? t`Retirer votre offre ?` : t`Retirer votre réponse ?`,
      children: (
        <Trans>Le client ne pourra plus la choisir. Vous pourrez répondre de nouveau tant qu’il n’a pas décidé.</Trans>
      ),
      action: offered ? t`Retirer l’offre` : t`Retirer la réponse`,
      keep: offered ? t`Garder mon offre` : t`Garder ma réponse`,
    });
    if (confirmed) withdraw();
  };
  return (
    <Button variant="danger-quiet" className="justify-self-start" loading={isPending} onClick={() => void ask()}>
      {offered ? <Trans>Retirer mon offre</Trans> : <Trans>Retirer ma réponse</Trans>}
    </Button>
  );
}
