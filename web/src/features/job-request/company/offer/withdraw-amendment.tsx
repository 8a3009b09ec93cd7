import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

/** Takes back an amendment that waits, once the company has read what follows. */
export function WithdrawAmendment({ id, jobRequestId }: { id: string; jobRequestId: string }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const withdraw = trpc.offer.withdrawAmendment.useMutation({
    onSuccess: async (history) => {
      utils.offer.get.setData({ jobRequestId, companyId: history.companyId }, history);
      toast.success(t`Avenant retiré : l’accord reste tel qu’il est.`);
      await utils.offer.start.invalidate({ jobRequestId });
    },
  });
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Retirer l’avenant ?`,
      children: t`Le client ne pourra plus l’accepter. Ce qui est convenu ne change pas.`,
      action: t`Retirer l’avenant`,
      keep: t`Garder l’avenant`,
    });
    if (confirmed) withdraw.mutate({ id });
  };
  return (
    <Button variant="danger-quiet" size="sm" loading={withdraw.isPending} onClick={() => void ask()}>
      <Trans>Retirer l’avenant</Trans>
    </Button>
  );
}
