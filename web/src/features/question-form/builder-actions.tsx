import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { swissDay, swissToday } from "@metiro/shared/calendar-day";
import { formatMoment, formatTime } from "@metiro/shared/text/format";
import { Ellipsis, FlaskConical, History, Redo2, Trash2, Undo2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import type { Builder } from "./use-builder.ts";

interface BuilderActionsProps {
  builder: Builder;
  missing: number;
  onReplay: () => void;
  onVersions: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Back and forth, the state of the draft, and the way to its publication: always in sight. On a phone in one row, with a menu for the rest. */
export function BuilderActions(props: BuilderActionsProps) {
  const { builder, missing, onReplay, onVersions, onDiscard, onPublish } = props;
  const { t } = useLingui();
  const onPhone = usePhone();
  const { undo, redo, changed, faults, incomplete } = builder;
  const refusals = {
    replay: faults.length > 0 || incomplete ? t`Corrigez d’abord les points signalés.` : undefined,
    discard: changed ? undefined : t`Rien n’est changé.`,
    publish: publishRefusal(),
  };
  const publish = (
    <Button disabledReason={refusals.publish} onClick={incomplete ? builder.tellAll : onPublish}>
      <Trans>Publier</Trans>
    </Button>
  );
  if (onPhone)
    return (
      <FootBar label={t`Brouillon et publication`}>
        <IconButton icon={Undo2} label={t`Annuler (Ctrl+Z)`} held={!undo} onClick={undo} className="-ml-2" />
        <output className="min-w-20 flex-1 text-xs leading-4 text-ink-2">
          <DraftState builder={builder} />
          <FaultCount count={faults.length} />
        </output>
        <DropdownMenu
          title={missing > 0 && <MissingEnglish count={missing} />}
          trigger={<IconButton icon={Ellipsis} label={t`Autres actions`} />}
        >
          <MenuItem icon={Redo2} disabled={!redo} onSelect={() => redo?.()}>
            <Trans>Rétablir la modification annulée</Trans>
          </MenuItem>
          <MenuItem icon={FlaskConical} refusal={refusals.replay} onSelect={onReplay}>
            <Trans>Essayer sur les demandes passées</Trans>
          </MenuItem>
          <MenuItem icon={History} onSelect={onVersions}>
            <Trans>Versions</Trans>
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger refusal={refusals.discard} onSelect={onDiscard}>
            <Trans>Abandonner le brouillon</Trans>
          </MenuItem>
        </DropdownMenu>
        {publish}
      </FootBar>
    );
  return (
    <FootBar label={t`Brouillon et publication`}>
      <IconButton icon={Undo2} label={t`Annuler (Ctrl+Z)`} held={!undo} onClick={undo} />
      <IconButton icon={Redo2} label={t`Rétablir (Ctrl+Maj+Z)`} held={!redo} onClick={redo} />
      <output className="min-w-[min(12rem,100%)] flex-1 text-sm text-ink-2">
        <DraftState builder={builder} />
        <FaultCount count={faults.length} />
        {missing > 0 && (
          <>
            {" · "}
            <MissingEnglish count={missing} />
          </>
        )}
      </output>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="ghost" icon={FlaskConical} disabledReason={refusals.replay} onClick={onReplay}>
          <span className="max-lg:hidden">
            <Trans>Essayer sur les demandes passées</Trans>
          </span>
          <span className="lg:hidden">
            <Trans>Essai</Trans>
          </span>
        </Button>
        <Button variant="ghost" icon={History} onClick={onVersions}>
          <Trans>Versions</Trans>
        </Button>
        <Button variant="secondary" disabledReason={refusals.discard} onClick={onDiscard}>
          <span className="max-lg:hidden">
            <Trans>Abandonner le brouillon</Trans>
          </span>
          <span className="lg:hidden">
            <Trans>Abandonner</Trans>
          </span>
        </Button>
        {publish}
      </div>
    </FootBar>
  );

  function publishRefusal(): string | undefined {
    if (!changed) return t`Rien n’est changé.`;
    return faults.length > 0 ? t`Corrigez d’abord les points signalés.` : undefined;
  }
}

const FaultCount = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      {" · "}
      <span className="inline-block font-semibold text-danger">
        <Trans>à corriger : {count}</Trans>
      </span>
    </>
  );

const MissingEnglish = ({ count }: { count: number }) => (
  <Plural value={count} one="# texte anglais manque" other="# textes anglais manquent" />
);

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
  return swissDay(new Date(savedAt)) === swissToday() ? (
    <Trans>Brouillon enregistré à {formatTime(savedAt)}</Trans>
  ) : (
    <Trans>Brouillon enregistré le {formatMoment(savedAt)}</Trans>
  );
}
