import { Trans, useLingui } from "@lingui/react/macro";
import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import { hasExpired } from "@metiro/shared/offer/validity";
import { formatAmount } from "@metiro/shared/text/format";
import { Check, X } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { ExpiredNote } from "../decision/expired-note.tsx";

interface AmendmentDecisionProps {
  pair: OfferPair;
  amendment: Offer;
  company: OfferHistory["company"];
}

/** Accepts or refuses what the company wants to change, each after a question that says what follows. */
export function AmendmentDecision({ pair, amendment, company: { name } }: AmendmentDecisionProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const decide = trpc.offer.decideAmendment.useMutation({
    onSuccess: async (history) => {
      utils.offer.get.setData(pair, history);
      await Promise.all([
        utils.offer.compare.invalidate({ jobRequestId: pair.jobRequestId }),
        utils.jobRequest.get.invalidate({ id: pair.jobRequestId }),
      ]);
    },
    // It was withdrawn, or decided in another window: the page shows what stands.
    onError: () => void utils.offer.get.invalidate(pair),
  });
  const total = formatAmount(amendment.total, amendment.currency);
  const { id } = amendment;
  const accept = async () => {
    const confirmed = await confirm({
      title: t`Accepter l’avenant ?`,
      children: t`Le nouveau total de ${total} devient ce que vous avez convenu avec ${name}. Ce choix est définitif.`,
      action: t`Accepter l’avenant`,
      keep: t`Pas maintenant`,
      tone: "primary",
    });
    if (!confirmed) return;
    // The question is gone from the page by then, and with it what `mutate` would call back.
    const decided = await decide.mutateAsync({ id, decision: "accepted" }).catch(() => null);
    if (decided) toast.success(t`Avenant accepté : ${name} est prévenue.`);
  };
  const refuse = async () => {
    const confirmed = await confirm({
      title: t`Refuser l’avenant ?`,
      children: t`Ce que vous avez convenu avec ${name} reste tel qu’il est.`,
      action: t`Refuser l’avenant`,
      keep: t`Pas maintenant`,
      tone: "primary",
      reason: { label: t`Un mot pour l’entreprise`, maxLength: 1000 },
    });
    if (!confirmed) return;
    const note = confirmed.reason.trim();
    const decided = await decide
      .mutateAsync({ id, decision: "refused", ...(note !== "" && { note }) })
      .catch(() => null);
    if (decided) toast.success(t`Avenant refusé : ce qui est convenu ne change pas.`);
  };
  return (
    <div className="grid gap-2 border-t border-line pt-4 md:flex md:flex-wrap print:hidden">
      {hasExpired(amendment) ? (
        <ExpiredNote />
      ) : (
        <Button icon={Check} loading={decide.isPending} onClick={() => void accept()}>
          <Trans>Accepter l’avenant</Trans>
        </Button>
      )}
      <Button variant="secondary" icon={X} held={decide.isPending} onClick={() => void refuse()}>
        <Trans>Refuser l’avenant</Trans>
      </Button>
    </div>
  );
}
