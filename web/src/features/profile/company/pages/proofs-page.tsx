import { Trans } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { Card } from "#ui/display/card.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { ProofItem } from "../proofs/proof-item.tsx";

/** What a company proves: what its trades ask first, each with how it stands and what can be sent. */
export function OwnProofsPage() {
  const [{ items }] = trpc.proof.own.useSuspenseQuery();
  return (
    <>
      <PageHead
        title={<Trans>Vérifications</Trans>}
        description={
          <Trans>
            Envoyez vos attestations : notre équipe les contrôle, et vos clients voient à côté de votre nom ce qui est
            vérifié. Vos documents ne sont montrés à personne d’autre.
          </Trans>
        }
      />
      <Card>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.kind}>
              <ProofItem item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
