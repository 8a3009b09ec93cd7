import { Trans, useLingui } from "@lingui/react/macro";
import { proofKinds } from "@metiro/shared/company-proof/constants";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import type { TradeProofsEdit } from "./use-trade-proofs.ts";

/** What a trade asks of the companies that do it: needed, recommended or nothing, kind by kind. */
export function TradeProofs({ proofs }: { proofs: TradeProofsEdit }) {
  const { t, i18n } = useLingui();
  const { isLoaded, error, retry, needs, choose } = proofs;
  return (
    <Card>
      <CardHead title={<Trans>Preuves demandées aux entreprises</Trans>} />
      {isLoaded ? (
        <CardBody large className="grid gap-5">
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
        </CardBody>
      ) : (
        <CardBody>
          {error ? (
            <ErrorState title={<Trans>Les preuves n’ont pas pu être chargées</Trans>} onRetry={retry} />
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
