import { Trans } from "@lingui/react/macro";
import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface NewerDraftProps {
  theirs: RequestDraft;
  onTake: () => void;
  onKeep: () => void;
}

/** The account has a draft that was written elsewhere, and this one says something else: nothing is overwritten unasked. */
export default function NewerDraft({ theirs, onTake, onKeep }: NewerDraftProps) {
  const { recent } = useFormats();
  const when = recent(theirs.updatedAt);
  return (
    <Note tone="warning">
      <p className="font-semibold">
        <Trans>Votre compte contient une autre version de cette demande</Trans>
      </p>
      <p className="mt-1">
        <Trans>Modifiée : {when}. Tant que vous n’avez pas choisi, celle de cet appareil n’est gardée qu’ici.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTake}>
          <Trans>Prendre celle du compte</Trans>
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          <Trans>Garder celle-ci</Trans>
        </Button>
      </div>
    </Note>
  );
}
