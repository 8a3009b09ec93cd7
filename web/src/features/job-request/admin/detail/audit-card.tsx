import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";

/** What the audit holds of a request. */
export function AuditCard({ id }: { id: string }) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const deedOf = useDeedWords();
  const entries = trpc.audit.list.useQuery({ entityId: id, pageSize: 100 }, handlesOwnErrors);
  const columns: Column<AuditEntry>[] = [
    { key: "deed", header: t`Action`, primary: true, cell: ({ action }) => deedOf(action) },
    { key: "actor", header: t`Par`, cell: ({ actor }) => (actor ? (personName(actor) ?? t`Compte effacé`) : "–") },
    { key: "at", header: t`Le`, cell: ({ at }) => <span className="num">{momentOf(at)}</span> },
  ];
  return (
    <Card className="overflow-clip print:hidden">
      <CardHead title={<Trans>Audit</Trans>} aside={entries.data && <Count value={entries.data.totalCount} />} />
      {entries.isError ? (
        <ErrorState
          title={<Trans>L’audit n’a pas pu être chargé</Trans>}
          onRetry={() => void entries.refetch()}
          retrying={entries.isFetching}
        />
      ) : (
        <DataTable
          caption={t`Audit`}
          columns={columns}
          rows={entries.data?.items}
          rowKey={(entry) => entry.id}
          skeletonRows={2}
          empty={
            <p className="p-4 text-ink-2 md:p-5">
              <Trans>Aucune action de l’administration.</Trans>
            </p>
          }
        />
      )}
    </Card>
  );
}

function useDeedWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    "jobRequest.sendToCompanies": t`Transmise à des entreprises`,
    "jobRequest.undoSend": t`Envoi annulé avant son départ`,
    "jobRequest.sendNow": t`Envoyée sans attendre`,
    "jobRequest.edit": t`Titre ou description corrigés`,
    "jobRequest.askPrecision": t`Précision demandée au client`,
    "jobRequest.answerQuestion": t`Question répondue par le client`,
    "jobRequest.update": t`Demande modifiée par le client`,
    "jobRequest.addDetails": t`Demande complétée par le client`,
    "jobRequest.cancel": t`Offre annulée`,
  };
  return (action) => words[action] ?? action;
}
