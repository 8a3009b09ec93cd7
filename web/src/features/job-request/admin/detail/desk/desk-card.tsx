import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { maxOfficeNote } from "@metiro/shared/job-request/desk";
import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import { personName } from "@metiro/shared/user/nameless";
import { type FormEvent, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { RequestNumberLink } from "#domain/request/number-link.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { useSetDesk } from "./use-desk.ts";

/** What the back office keeps for itself: who looks after the request, and its notes. */
export function DeskCard({ id, desk }: { id: string; desk: RequestDesk }) {
  return (
    <FoldCard title={<Trans>Suivi interne</Trans>} count={desk.notes.length || undefined} className="print:hidden">
      <CardBody className="grid gap-4">
        <Assignee id={id} desk={desk} />
        {desk.duplicates.length > 0 && <Duplicates of={desk} />}
        <NewNote id={id} />
        {desk.notes.length > 0 && <Notes notes={desk.notes} />}
      </CardBody>
    </FoldCard>
  );
}

function Assignee({ id, desk: { assignee } }: { id: string; desk: RequestDesk }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const own = useSession()?.user;
  const { data } = trpc.user.list.useQuery({ role: "Admin", pageSize: 100 }, { ...handlesOwnErrors, enabled: wanted });
  const setDesk = useSetDesk(id);
  const known = [...(own ? [own] : []), ...(assignee ? [assignee] : []), ...(data?.items ?? [])];
  const options = [...new Map(known.map((one) => [one.id, one])).values()].map((one) => ({
    value: one.id,
    label: personName(one) ?? "–",
  }));
  return (
    <Field label={t`Suivie par`}>
      <Select
        compact
        placeholder={t`Personne`}
        options={options}
        value={assignee?.id ?? ""}
        disabled={setDesk.isPending}
        onFocus={() => setWanted(true)}
        onPointerEnter={() => setWanted(true)}
        onChange={(event) => setDesk.mutate({ id, assigneeId: event.target.value || null })}
      />
    </Field>
  );
}

function Duplicates({ of: { duplicates } }: { of: RequestDesk }) {
  return (
    <div className="text-sm">
      <p className="font-medium">
        <Plural value={duplicates.length} one="Répétée par une autre offre" other="Répétée par # autres offres" />
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {duplicates.map((one) => (
          <li key={one.id}>
            <RequestNumberLink of={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewNote({ id }: { id: string }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [text, setText] = useState("");
  const add = trpc.jobRequest.addNote.useMutation({
    onSuccess: (desk) => {
      utils.jobRequest.desk.setData({ id }, desk);
      setText("");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") add.mutate({ id, text });
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
        disabledReason={text.trim() === "" ? t`Écrivez d’abord la note.` : undefined}
      >
        <Trans>Noter</Trans>
      </Button>
    </form>
  );
}

function Notes({ notes }: Pick<RequestDesk, "notes">) {
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
