import { maxPageSize } from "@metiro/shared/paging/constants";
import { Plural, useLingui } from "@lingui/react/macro";
import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { personName } from "@metiro/shared/user/nameless";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { OfficeNotesCard } from "#domain/office-note/office-notes-card.tsx";
import { RequestNumberLink } from "#domain/request/number-link.tsx";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useSetDesk } from "./use-desk.ts";

/** What the back office keeps for itself: who looks after the request, and its notes. */
export function DeskCard({ request, desk }: { request: JobRequest; desk: RequestDesk }) {
  const { id } = request;
  const refusal = useRefusalWords("Admin")("addNote", request);
  const utils = trpc.useUtils();
  const { isPending, mutate } = trpc.jobRequest.addNote.useMutation({
    onSuccess: (noted) => {
      utils.jobRequest.desk.setData({ id }, noted);
      void utils.audit.list.invalidate();
    },
  });
  return (
    <OfficeNotesCard
      notes={desk.notes}
      add={{ isPending, mutate: (text, then) => mutate({ id, text }, then), refusal }}
    >
      <Assignee id={id} desk={desk} />
      {desk.duplicates.length > 0 && <Duplicates of={desk} />}
    </OfficeNotesCard>
  );
}

function Assignee({ id, desk: { assignee } }: { id: string; desk: RequestDesk }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const own = useSession()?.user;
  const { data } = trpc.user.list.useQuery(
    { role: "Admin", pageSize: maxPageSize },
    { ...handlesOwnErrors, enabled: wanted },
  );
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
        value={(setDesk.isPending ? setDesk.variables.assigneeId : assignee?.id) ?? ""}
        aria-busy={setDesk.isPending}
        onFocus={() => setWanted(true)}
        onPointerEnter={() => setWanted(true)}
        // Disabled meanwhile it would lose the focus.
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
