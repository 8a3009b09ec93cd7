import { Trans, useLingui } from "@lingui/react/macro";
import { maxOfficeNote } from "@metiro/shared/office-note/constants";
import type { OfficeNote } from "@metiro/shared/office-note/schema";
import { personName } from "@metiro/shared/user/nameless";
import { type FormEvent, type ReactNode, useState } from "react";
import { useMomentText } from "#domain/request/moment-text.ts";
import { Button } from "#ui/button/button.tsx";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";

interface OfficeNotesCardProps {
  notes: readonly OfficeNote[];
  /** Keeps a note; it goes out of the field once it is kept. */
  add: {
    isPending: boolean;
    mutate: (text: string, then: { onSuccess: () => void }) => void;
    /** Why nothing can be noted any more. */
    refusal?: string | undefined;
  };
  /** What else the back office keeps for itself. */
  children?: ReactNode;
}

/** What the back office keeps for itself about a request or a company: its notes, with who wrote them and when. */
export function OfficeNotesCard({ notes, add, children }: OfficeNotesCardProps) {
  return (
    <FoldCard title={<Trans>Suivi interne</Trans>} count={notes.length || undefined} className="print:hidden">
      <CardBody className="grid gap-4">
        {children}
        <NewNote add={add} />
        {notes.length > 0 && <Notes notes={notes} />}
      </CardBody>
    </FoldCard>
  );
}

function NewNote({ add }: Pick<OfficeNotesCardProps, "add">) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") add.mutate(text, { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={submit} className="grid gap-2" aria-label={t`Note interne`}>
      <Field label={t`Note interne`} help={t`Lue par l’administration seulement.`}>
        <TextArea rows={2} value={text} maxLength={maxOfficeNote} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        className="justify-self-start"
        loading={add.isPending}
        disabledReason={add.refusal ?? (text.trim() === "" ? t`Écrivez d’abord la note.` : undefined)}
      >
        <Trans>Noter</Trans>
      </Button>
    </form>
  );
}

function Notes({ notes }: Pick<OfficeNotesCardProps, "notes">) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  return (
    <ul className="grid gap-3" aria-label={t`Notes internes`}>
      {notes.map(({ id, text, author, createdAt }) => (
        <li key={id} className="border-t border-line pt-3 text-sm">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-xs text-ink-3">
            {(author && personName(author)) ?? t`Compte supprimé`} · <span className="num">{momentOf(createdAt)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
