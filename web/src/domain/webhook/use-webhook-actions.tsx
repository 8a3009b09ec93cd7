import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

/** What is done with a webhook at one press; what fails is told by the toast of any call. */
export function useWebhookActions({ id, url, pending }: WebhookEndpoint, showLog: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const update = trpc.webhook.update.useMutation();
  const test = trpc.webhook.sendTest.useMutation();
  const removal = trpc.webhook.delete.useMutation();
  const after = async (call: Promise<unknown>, done: () => void) => {
    const succeeded = await call.then(
      () => true,
      () => false,
    );
    if (succeeded) done();
    await utils.webhook.invalidate();
  };
  const switchTo = async (active: boolean) => {
    const sure =
      active ||
      pending === 0 ||
      (await confirm({
        title: t`Désactiver ce webhook ?`,
        children: <Trans>Ce qui est en route n’y sera plus envoyé. Vous pourrez l’envoyer à nouveau plus tard.</Trans>,
        action: t`Désactiver`,
        keep: t`Laisser actif`,
        tone: "danger",
      }));
    if (!sure) return;
    await after(update.mutateAsync({ id, active }), () =>
      toast.success(active ? t`Le webhook est de nouveau actif.` : t`Le webhook est désactivé.`),
    );
  };
  const remove = async () => {
    const sure = await confirm({
      title: t`Supprimer ce webhook ?`,
      children: (
        <Trans>
          Plus rien ne sera envoyé à {url}. Le journal de ses envois disparaît avec lui, son secret ne servira plus.
        </Trans>
      ),
      action: t`Supprimer le webhook`,
      keep: t`Garder le webhook`,
      tone: "danger",
    });
    if (sure) await after(removal.mutateAsync({ id }), () => toast.success(t`Le webhook est supprimé.`));
  };
  return {
    switchTo,
    remove,
    sendTest: () => after(test.mutateAsync({ id }), showLog),
    switching: update.isPending,
    testing: test.isPending,
    removing: removal.isPending,
  };
}
