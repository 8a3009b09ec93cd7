import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { todayIn } from "@metiro/shared/calendar-day";
import { formatMoment, formatTime } from "@metiro/shared/text/format";
import { FlaskConical, History, Redo2, Undo2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import type { Builder } from "./use-builder.ts";

interface BuilderActionsProps {
  builder: Builder;
  missing: number;
  onReplay: () => void;
  onVersions: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Back and forth, the state of the draft, and the way to its publication: always in sight. */
export function BuilderActions({ builder, missing, onReplay, onVersions, onDiscard, onPublish }: BuilderActionsProps) {
  const { t } = useLingui();
  const { undo, redo, changed, faults, incomplete } = builder;
  return (
    <FootBar label={t`Brouillon et publication`}>
      <IconButton icon={Undo2} label={t`Annuler (Ctrl+Z)`} disabled={!undo} onClick={undo} />
      <IconButton icon={Redo2} label={t`Rétablir (Ctrl+Maj+Z)`} disabled={!redo} onClick={redo} />
      <output className="min-w-[min(12rem,100%)] flex-1 text-sm text-ink-2">
        <DraftState builder={builder} />
        {faults.length > 0 && (
          <>
            {" · "}
            <span className="font-semibold text-danger">
              <Trans>à corriger : {faults.length}</Trans>
            </span>
          </>
        )}
        {missing > 0 && (
          <>
            {" · "}
            <Plural value={missing} one="# texte anglais manque" other="# textes anglais manquent" />
          </>
        )}
      </output>
      <div className="flex flex-wrap items-center justify-end gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        <Button
          variant="ghost"
          icon={FlaskConical}
          className="max-md:px-3"
          disabledReason={faults.length > 0 || incomplete ? t`Corrigez d’abord les points signalés.` : undefined}
          onClick={onReplay}
        >
          <span className="max-lg:hidden">
            <Trans>Essayer sur les demandes passées</Trans>
          </span>
          <span className="lg:hidden">
            <Trans>Essai</Trans>
          </span>
        </Button>
        <Button variant="ghost" icon={History} className="max-md:px-3" onClick={onVersions}>
          <Trans>Versions</Trans>
        </Button>
        <Button variant="secondary" disabledReason={changed ? undefined : t`Rien n’est changé.`} onClick={onDiscard}>
          <span className="max-lg:hidden">
            <Trans>Abandonner le brouillon</Trans>
          </span>
          <span className="lg:hidden">
            <Trans>Abandonner</Trans>
          </span>
        </Button>
        <Button disabledReason={refusal()} onClick={incomplete ? builder.tellAll : onPublish}>
          <Trans>Publier</Trans>
        </Button>
      </div>
    </FootBar>
  );

  function refusal(): string | undefined {
    if (!changed) return t`Rien n’est changé.`;
    return faults.length > 0 ? t`Corrigez d’abord les points signalés.` : undefined;
  }
}

function DraftState({ builder: { changed, keeps, published, sync } }: { builder: Builder }) {
  const { revision } = published;
  const { state, savedAt, refusal } = sync;
  if (state === "conflict") return <Trans>Brouillon pas enregistré : quelqu’un d’autre en a enregistré un</Trans>;
  if (state === "gone") return <Trans>Cette sous-catégorie a été supprimée</Trans>;
  if (!changed) return <Trans>Version {revision} publiée</Trans>;
  if (state === "waiting" || state === "saving") return <Trans>Enregistrement du brouillon…</Trans>;
  if (state === "refused") return <Trans>Brouillon pas enregistré : {refusal}</Trans>;
  if (state === "offline")
    return keeps ? (
      <Trans>Hors ligne : le brouillon est gardé sur cet appareil</Trans>
    ) : (
      <Trans>Brouillon non conservé : le serveur ne répond pas</Trans>
    );
  if (savedAt === undefined) return <Trans>Brouillon</Trans>;
  return todayIn("Europe/Zurich", new Date(savedAt)) === todayIn() ? (
    <Trans>Brouillon enregistré à {formatTime(savedAt)}</Trans>
  ) : (
    <Trans>Brouillon enregistré le {formatMoment(savedAt)}</Trans>
  );
}
