import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckedProof } from "@metiro/shared/proof/schema";
import { formatDay } from "@metiro/shared/text/format";
import { BadgeCheck } from "lucide-react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { proofKindWords } from "./proof-words.ts";

/** Each thing that was checked: « Assurance RC, vérifiée le 12/03/2026, valable jusqu’au 31/12/2026 ». */
export function PassportItems({ items, className }: { items: readonly CheckedProof[]; className?: string }) {
  return (
    <ul className={cn("divide-y divide-line rounded-md border border-line", className)}>
      {items.map((item) => (
        <Checked key={item.kind} item={item} />
      ))}
    </ul>
  );
}

/** Whose papers were looked at, and what becomes of what was found. */
export const PassportIntro = ({ name }: { name: string }) => (
  <Trans>Voici ce que notre équipe a contrôlé chez {name}. Une vérification s’efface dès qu’elle est échue.</Trans>
);

function Checked({ item: { kind, verifiedAt, validUntil } }: { item: CheckedProof }) {
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
