import type { CompanyDetail } from "@metiro/shared/company/schema";
import { trpc } from "#api/trpc.ts";
import { OfficeNotesCard } from "#domain/office-note/office-notes-card.tsx";

/** What the back office keeps for itself about a company. */
export function CompanyNotes({ company: { id, notes } }: { company: CompanyDetail }) {
  const utils = trpc.useUtils();
  const { isPending, mutate } = trpc.company.addNote.useMutation({
    onSuccess: (company) => {
      utils.company.get.setData({ id }, company);
      void utils.audit.list.invalidate();
    },
  });
  return <OfficeNotesCard notes={notes} add={{ isPending, mutate: (text, then) => mutate({ id, text }, then) }} />;
}
