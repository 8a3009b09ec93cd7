import { Trans, useLingui } from "@lingui/react/macro";
import { type ProofKind, proofKinds, type ProofNeed } from "@metiro/shared/company-proof/constants";
import type { TradeProofs as Asked } from "@metiro/shared/company-proof/schema";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

/** What a trade asks of the companies that do it: needed, recommended or nothing, kind by kind. */
export function TradeProofs({ id }: { id: string }) {
  const { data, error, refetch } = trpc.proof.trade.useQuery({ subcategoryId: id });
  return (
    <Card className="mt-6">
      <CardHead title={<Trans>Preuves demandées aux entreprises</Trans>} />
      {data ? (
        <TradeProofsForm key={JSON.stringify(data.items)} id={id} items={data.items} />
      ) : (
        <CardBody>
          {error ? (
            <ErrorState title={<Trans>Les preuves n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()} />
          ) : (
            <SkeletonArea>
              <SkeletonCard />
            </SkeletonArea>
          )}
        </CardBody>
      )}
    </Card>
  );
}

function TradeProofsForm({ id, items }: { id: string; items: Asked["items"] }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const saved = new Map(items.map(({ kind, need }) => [kind, need]));
  const [needs, setNeeds] = useState<ReadonlyMap<ProofKind, ProofNeed>>(saved);
  const save = trpc.proof.setTrade.useMutation({
    onSuccess: (data) => utils.proof.trade.setData({ subcategoryId: id }, data),
  });
  const choose = (kind: ProofKind, need: string) => {
    const next = new Map(needs);
    if (need === "needed" || need === "recommended") next.set(kind, need);
    else next.delete(kind);
    setNeeds(next);
  };
  const isChanged = proofKinds.some((kind) => saved.get(kind) !== needs.get(kind));
  return (
    <CardBody className="grid gap-5">
      <p className="text-sm text-ink-2">
        <Trans>
          À qui manque une preuve exigée passe après les autres dans la transmission. La configuration peut aussi
          l’empêcher de recevoir la demande.
        </Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {proofKinds.map((kind) => (
          <Field key={kind} label={i18n._(proofKindWords[kind])}>
            <Select
              value={needs.get(kind) ?? ""}
              onChange={(event) => choose(kind, event.target.value)}
              options={[
                { value: "", label: t`Pas demandée` },
                { value: "recommended", label: t`Recommandée` },
                { value: "needed", label: t`Exigée` },
              ]}
            />
          </Field>
        ))}
      </div>
      <div>
        <Button
          variant={isChanged ? "primary" : "secondary"}
          disabled={!isChanged}
          loading={save.isPending}
          loadingLabel={<Trans>Enregistrement…</Trans>}
          onClick={() =>
            save.mutate(
              { subcategoryId: id, items: [...needs].map(([kind, need]) => ({ kind, need })) },
              { onSuccess: () => void toast.success(t`Preuves demandées enregistrées.`) },
            )
          }
        >
          <Trans>Enregistrer les preuves demandées</Trans>
        </Button>
      </div>
    </CardBody>
  );
}
