import { Trans } from "@lingui/react/macro";
import { swissDay, swissToday } from "@metiro/shared/calendar-day";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { Icon, type IconShape } from "#ui/icon.tsx";
import type { SavingState } from "#form/autosave/saver.ts";

interface SaveStateProps {
  state: SavingState;
  savedAt: string | undefined;
  refusal: string | undefined;
}

const icons: Record<SavingState, IconShape> = {
  saved: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  offline: CloudOff,
  refused: CloudAlert,
  conflict: CloudAlert,
  gone: CloudAlert,
};

/** Whether the server has what was typed. What is typed at the moment is not read out each time. */
export function SaveState({ state, savedAt, refusal }: SaveStateProps) {
  const quiet = state === "saved" || state === "waiting" || state === "saving";
  return (
    <p role={quiet ? undefined : "status"} className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
      <Icon of={icons[state]} size="sm" />
      <span className="min-w-0">
        {state === "saved" && savedAt !== undefined && <SavedAt at={savedAt} />}
        {state === "saved" && savedAt === undefined && <Trans>Rien à enregistrer</Trans>}
        {(state === "waiting" || state === "saving") && <Trans>Enregistrement…</Trans>}
        {state === "offline" && (
          <Trans>Hors ligne : votre texte est gardé dans ce navigateur et sera enregistré dès que possible.</Trans>
        )}
        {state === "refused" && <Trans>Pas encore enregistré : {refusal}</Trans>}
        {state === "conflict" && <Trans>Pas enregistré : quelqu’un d’autre a enregistré entre-temps.</Trans>}
        {state === "gone" && <Trans>Cet article a été supprimé ; votre texte est gardé dans ce navigateur.</Trans>}
      </span>
    </p>
  );
}

/** Of another day than today the day is told too. */
function SavedAt({ at }: { at: string }) {
  const day = swissDay(new Date(at));
  if (day === swissToday()) return <Trans>Enregistré à {formatTime(at)}</Trans>;
  return (
    <Trans>
      Enregistré le {formatDay(day)} à {formatTime(at)}
    </Trans>
  );
}
