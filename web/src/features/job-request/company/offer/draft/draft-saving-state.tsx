import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SavingState } from "#form/autosave/saver.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";

/** Whether what is typed is kept, beside what is sent. */
export function DraftSavingState({ state }: { state: SavingState }) {
  const words: Record<SavingState, ReactNode> = {
    saved: <Trans>Brouillon enregistré</Trans>,
    waiting: <Trans>Enregistrement…</Trans>,
    saving: <Trans>Enregistrement…</Trans>,
    offline: <Trans>Hors ligne : enregistré dès que possible</Trans>,
    refused: <Trans>Le brouillon n’a pas pu être enregistré</Trans>,
    conflict: <Trans>Ouverte dans une autre fenêtre</Trans>,
    gone: <Trans>Le brouillon n’a pas pu être enregistré</Trans>,
  };
  return <output className="text-xs text-ink-2">{words[state]}</output>;
}

interface TwoWindowsProps {
  onKeep: () => void;
  onTake: () => void;
}

/** Another window has saved the same draft since: both are there until one chooses. */
export const TwoWindows = ({ onKeep, onTake }: TwoWindowsProps) => (
  <Note tone="warning" className="mb-6">
    <p className="font-semibold">
      <Trans>Cette offre a été modifiée dans une autre fenêtre</Trans>
    </p>
    <p>
      <Trans>Rien n’est perdu : choisissez ce qui reste.</Trans>
    </p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={onKeep}>
        <Trans>Garder ma saisie</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={onTake}>
        <Trans>Reprendre l’autre version</Trans>
      </Button>
    </div>
  </Note>
);
