import { Trans } from "@lingui/react/macro";
import { Note } from "#ui/feedback/note.tsx";
import type { Draft } from "./draft.ts";

/** Says that the answers come from a former request, and which of them do not fit any more. */
export default function LeftBehind({ of: { number, labels } }: { of: NonNullable<Draft["leftBehind"]> }) {
  const names = labels.join(", ");
  return (
    <Note>
      <p>
        <Trans>
          Vos réponses viennent de la demande n° {number}. Relisez-les : rien n’est envoyé avant votre confirmation.
        </Trans>
      </p>
      {labels.length > 0 && (
        <p className="mt-1">
          <Trans>Non repris, car le formulaire a changé ou la date est passée : {names}.</Trans>
        </p>
      )}
    </Note>
  );
}
