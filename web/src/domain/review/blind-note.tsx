import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestReviews } from "@metiro/shared/review/schema";
import { blindDays } from "@metiro/shared/review/constants";
import { formatDay } from "@metiro/shared/text/format";
import { Note } from "#ui/feedback/note.tsx";

interface BlindNoteProps {
  reviews: RequestReviews;
  reader: "client" | "company";
  /** Whether the reader has written. */
  wrote: boolean;
}

/** When both reviews are shown, and until when one may write: neither side reads the other's before it has written its own. */
export function BlindNote({ reviews: { otherWrote, showsAt, writeUntil }, reader, wrote }: BlindNoteProps) {
  const { t } = useLingui();
  const other = reader === "client" ? t`L’entreprise` : t`Le client`;
  return (
    <Note tone="lock">
      {wrote && showsAt !== undefined ? (
        <Trans>
          Votre avis est enregistré. {other} ne le lit pas avant d’avoir donné le sien ; il paraît au plus tard le{" "}
          {formatDay(showsAt)}. D’ici là, vous pouvez le modifier.
        </Trans>
      ) : otherWrote && writeUntil !== undefined ? (
        <Trans>
          {other} a déjà donné son avis. Vous le lirez dès que vous aurez donné le vôtre ; c’est possible jusqu’au{" "}
          {formatDay(writeUntil)}.
        </Trans>
      ) : (
        <Trans>
          Les deux avis paraissent en même temps : ainsi, personne ne répond à une mauvaise note par une autre. Sans
          avis de l’autre côté, le vôtre paraît après {blindDays} jours.
        </Trans>
      )}
    </Note>
  );
}
