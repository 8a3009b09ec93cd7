import { Trans, useLingui } from "@lingui/react/macro";
import type { Passport } from "@metiro/shared/company-proof/schema";
import { formatDay } from "@metiro/shared/text/format";
import { BadgeCheck } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Icon } from "#ui/icon.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { proofKindWords } from "./proof-words.ts";

interface PassportDialogProps {
  companyId: string;
  name: string;
  onClose: () => void;
}

/** What was checked of a company: « Assurance RC, vérifiée le 12/03/2026, valable jusqu’au 31/12/2026 ». */
export default function PassportDialog({ companyId, name, onClose }: PassportDialogProps) {
  const { data, error, refetch } = trpc.proof.passport.useQuery({ companyId });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ce que nous avons vérifié</Trans>}
      description={
        <Trans>Notre équipe a contrôlé ces documents de {name}. Une vérification s’efface dès qu’elle est échue.</Trans>
      }
      footer={
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      {data ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.items.map((item) => (
            <Checked key={item.kind} item={item} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={<Trans>Les vérifications n’ont pas pu être chargées</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <SkeletonCard />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

function Checked({ item: { kind, verifiedAt, validUntil } }: { item: Passport["items"][number] }) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon of={BadgeCheck} size="sm" className="mt-0.5 shrink-0 text-success" />
      <p className="min-w-0">
        <span className="block font-semibold">{i18n._(proofKindWords[kind])}</span>
        <span className="text-sm text-ink-2">
          {validUntil === undefined ? (
            <Trans>vérifiée le {formatDay(verifiedAt)}</Trans>
          ) : (
            <Trans>
              vérifiée le {formatDay(verifiedAt)}, valable jusqu’au {formatDay(validUntil)}
            </Trans>
          )}
        </span>
      </p>
    </li>
  );
}
