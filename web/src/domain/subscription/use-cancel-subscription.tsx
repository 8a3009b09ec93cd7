import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { periodText } from "./period-text.ts";

/** Cancels a subscription, after saying what follows from it. */
export function useCancelSubscription() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const cancel = trpc.subscription.cancel.useMutation({
    onSettled: () =>
      Promise.all([
        utils.subscription.invalidate(),
        utils.dashboard.summary.invalidate(),
        utils.company.invalidate(),
        utils.audit.list.invalidate(),
      ]),
  });
  const ask = async (subscription: Subscription): Promise<void> => {
    const { name } = subscription.company;
    const confirmed = await confirm({
      title: t`Annuler l’abonnement : ${name} ?`,
      children: <WhatFollows subscription={subscription} />,
      action: t`Annuler l’abonnement`,
      keep: t`Garder l’abonnement`,
    });
    if (!confirmed) return;
    // Its row may be gone by then, and with it what `mutate` would call back.
    const canceled = await cancel.mutateAsync({ id: subscription.id }).catch(() => null);
    if (canceled) toast.success(t`Abonnement annulé : ${name}.`);
  };
  return { ask, isPending: cancel.isPending };
}

function WhatFollows({ subscription }: { subscription: Subscription }) {
  return (
    <>
      <p className="mb-3 tabular-nums font-semibold text-ink">{periodText(subscription)}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          {subscription.status === "active" ? (
            <Trans>Dès maintenant, l’entreprise n’est plus abonnée.</Trans>
          ) : (
            <Trans>L’abonnement ne commencera pas.</Trans>
          )}
        </li>
        <li>
          <Trans>Son montant ne compte plus dans les revenus ; il reste visible parmi les annulés.</Trans>
        </li>
        <li>
          <Trans>Un autre abonnement peut être saisi pour la même période.</Trans>
        </li>
        <li>
          <Trans>L’entreprise n’en est pas avertie par e-mail.</Trans>
        </li>
      </ul>
      <Note tone="danger" className="mt-4">
        <Trans>Cette action est définitive.</Trans>
      </Note>
    </>
  );
}
