import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";

interface WishPartProps {
  wish: { id: string; name: string };
  onDrop: () => void;
}

/** The company that is asked for by name; one can ask without it after all. */
export function WishPart({ wish, onDrop }: WishPartProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line px-4 py-3.5 md:px-5">
      <div className="min-w-0">
        <p className="text-sm text-ink-2">
          <Trans>Entreprise souhaitée</Trans>
        </p>
        <p className="font-medium wrap-anywhere">{wish.name}</p>
        <p className="mt-1 text-sm text-ink-2">
          <Trans>Notre équipe en tient compte et peut aussi montrer votre demande à d’autres entreprises.</Trans>
        </p>
      </div>
      <Button variant="link" className="shrink-0" onClick={onDrop} aria-label={t`Retirer l’entreprise souhaitée`}>
        <Trans>Retirer</Trans>
      </Button>
    </li>
  );
}
