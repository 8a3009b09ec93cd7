import { Trans, useLingui } from "@lingui/react/macro";
import { proofKinds } from "@metiro/shared/proof/constants";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { Count } from "#ui/display/badge.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import type { FormRow } from "./row/form-rows.tsx";
import type { TradeProofsEdit } from "./use-trade-proofs.ts";

/** What a trade asks of the companies that do it, as a row of its form. */
export const proofsRow = (proofs: TradeProofsEdit): FormRow => ({
  key: "proofs",
  title: <Trans>Preuves demandées aux entreprises</Trans>,
  told: <ProofsTold proofs={proofs} />,
  paths: [],
  content: <TradeProofs proofs={proofs} />,
});

/** Of the closed row: which kinds are asked for. */
function ProofsTold({ proofs }: { proofs: TradeProofsEdit }) {
  const { i18n } = useLingui();
  const asked = proofKinds.filter((kind) => proofs.needs.has(kind));
  if (!proofs.isLoaded) return null;
  if (asked.length === 0) return <Trans>Aucune</Trans>;
  return (
    <span className="flex min-w-0 items-center justify-end gap-3">
      <span className="min-w-0 truncate max-md:hidden">
        {asked.map((kind) => i18n._(proofKindWords[kind])).join(" · ")}
      </span>
      <Count value={asked.length} />
    </span>
  );
}

/** Needed, recommended or nothing, kind by kind. */
function TradeProofs({ proofs }: { proofs: TradeProofsEdit }) {
  const { t, i18n } = useLingui();
  const { isLoaded, error, retry, needs, choose } = proofs;
  if (error) return <ErrorState title={<Trans>Les preuves n’ont pas pu être chargées</Trans>} onRetry={retry} />;
  if (!isLoaded)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        <Trans>
          Une entreprise à qui manque une preuve exigée passe après les autres lors de la transmission. La configuration
          peut aussi l’empêcher de recevoir la demande.
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
    </div>
  );
}
