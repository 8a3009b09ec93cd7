import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatTime } from "@metiro/shared/text/format";
import { History, Redo2, Undo2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { Builder } from "./use-builder.ts";

interface BuilderActionsProps {
  builder: Builder;
  missing: number;
  onVersions: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Back and forth, the state of the draft, and the way to its publication. */
export function BuilderActions({ builder, missing, onVersions, onDiscard, onPublish }: BuilderActionsProps) {
  const { t } = useLingui();
  const { undo, redo, changed, faults } = builder;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 md:justify-end">
      <output className="w-full text-sm text-ink-2 xl:w-auto">
        <DraftState builder={builder} />
        {missing > 0 && (
          <>
            {" · "}
            <Plural value={missing} one="# texte anglais manque" other="# textes anglais manquent" />
          </>
        )}
      </output>
      <IconButton icon={Undo2} label={t`Annuler (Ctrl+Z)`} disabled={!undo} onClick={undo} />
      <IconButton icon={Redo2} label={t`Rétablir (Ctrl+Maj+Z)`} disabled={!redo} onClick={redo} />
      <Button variant="ghost" icon={History} onClick={onVersions}>
        <Trans>Versions</Trans>
      </Button>
      <Button variant="secondary" disabledReason={changed ? undefined : t`Rien n’est changé.`} onClick={onDiscard}>
        <Trans>Abandonner le brouillon</Trans>
      </Button>
      <Button disabledReason={refusal()} onClick={onPublish}>
        <Trans>Publier</Trans>
      </Button>
    </div>
  );

  function refusal(): string | undefined {
    if (!changed) return t`Rien n’est changé.`;
    return faults.length > 0 ? t`Corrigez d’abord les points signalés.` : undefined;
  }
}

function DraftState({ builder: { changed, changedAt, keeps, published } }: { builder: Builder }) {
  const { revision } = published;
  if (!changed) return <Trans>Version {revision} publiée</Trans>;
  if (!keeps) return <Trans>Brouillon non conservé : cet appareil refuse de l’enregistrer</Trans>;
  const time = formatTime(changedAt);
  return <Trans>Brouillon enregistré sur cet appareil à {time}</Trans>;
}
