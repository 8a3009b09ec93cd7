import { Trans, useLingui } from "@lingui/react/macro";
import { ShieldOff } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useRefreshPeople } from "./use-refresh-people.ts";

interface ResetFactorsProps {
  /** Of the user. */
  id: string;
  name: string;
  /** Why it may not be done. */
  refusal: string | undefined;
}

/** Takes the second factors of somebody away who has lost them. */
export default function ResetFactors({ id, name, refusal }: ResetFactorsProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const refresh = useRefreshPeople();
  const reset = trpc.user.resetSecondFactor.useMutation({
    // The button is gone with the factors: what is told stands with the call, not with its button.
    onSuccess: (user) => {
      toast.success(t`Les seconds facteurs sont retirés : ${name}.`);
      utils.user.get.setData({ id }, user);
    },
    onSettled: refresh,
  });
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Retirer à ${name} ses seconds facteurs ?`,
      children: (
        <Trans>
          Seulement si vous êtes certain de parler à cette personne : ensuite la première étape suffit pour entrer. Ses
          codes de secours disparaissent, ses appareils sont déconnectés, et un e-mail l’avertit.
        </Trans>
      ),
      reason: {
        label: t`Motif`,
        help: t`Les administrateurs le lisent ; la personne ne le voit pas.`,
        maxLength: 500,
        required: true,
      },
      action: t`Retirer les seconds facteurs`,
      keep: t`Ne rien changer`,
      tone: "danger",
    });
    if (!confirmed) return;
    const { reason } = confirmed;
    reset.mutate({ id, reason });
  };

  return (
    <Button
      size="sm"
      variant="danger-quiet"
      icon={ShieldOff}
      loading={reset.isPending}
      loadingLabel={<Trans>Retrait…</Trans>}
      disabledReason={refusal}
      onClick={() => void ask()}
    >
      <Trans>Retirer les seconds facteurs</Trans>
    </Button>
  );
}
