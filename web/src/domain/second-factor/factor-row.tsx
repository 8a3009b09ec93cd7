import { Trans, useLingui } from "@lingui/react/macro";
import type { Factor } from "@metiro/shared/auth/second-factor";
import { KeyRound, Smartphone } from "lucide-react";
import { Suspense, useState } from "react";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const RenameFactor = lazyPart(() => import("./rename-factor.tsx"));

interface FactorRowProps {
  factor: Factor;
  removing: boolean;
  onRemove: () => void;
}

/** One of one's own factors: what it is, when it was used last; to rename and to remove. */
export function FactorRow({ factor, removing, onRemove }: FactorRowProps) {
  const { t } = useLingui();
  const { recent } = useFormats();
  const [renaming, setRenaming] = useState(false);
  const { kind, name, createdAt, lastUsedAt } = factor;
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:px-8">
      <Icon of={kind === "totp" ? Smartphone : KeyRound} className="text-ink-3" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-2">
          {kind === "totp" ? t`Application de codes` : t`Clé d’accès`} · <Trans>ajoutée : {recent(createdAt)}</Trans>
        </p>
        <p className="text-sm text-ink-2">
          {lastUsedAt ? <Trans>Dernière utilisation : {recent(lastUsedAt)}</Trans> : <Trans>Pas encore utilisée</Trans>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={t`Renommer ${name}`} onClick={() => setRenaming(true)}>
          <Trans>Renommer</Trans>
        </Button>
        <Button
          variant="danger-quiet"
          size="sm"
          aria-label={t`Retirer ${name}`}
          loading={removing}
          loadingLabel={<Trans>Retrait…</Trans>}
          onClick={onRemove}
        >
          <Trans>Retirer</Trans>
        </Button>
      </div>
      {renaming && (
        <Suspense>
          <RenameFactor factor={factor} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </li>
  );
}
