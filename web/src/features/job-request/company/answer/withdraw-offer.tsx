import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useDecline } from "../use-decline.ts";

/** Withdraws an offer that the client has, once the company has read what follows from it. */
export function WithdrawOffer({ id }: { id: string }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { withdraw, isPending } = useDecline(id);
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Retirer votre offre ?`,
      children: (
        <Trans>Le client ne pourra plus la choisir. Vous pourrez répondre de nouveau tant qu’il n’a pas décidé.</Trans>
      ),
      action: t`Retirer l’offre`,
      keep: t`Garder mon offre`,
    });
    if (confirmed) withdraw();
  };
  return (
    <Button variant="danger-quiet" className="justify-self-start" loading={isPending} onClick={() => void ask()}>
      <Trans>Retirer mon offre</Trans>
    </Button>
  );
}
