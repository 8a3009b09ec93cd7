import { Trans, useLingui } from "@lingui/react/macro";
import { DataTable } from "#list/data-table.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import type { Candidate } from "./candidates.ts";
import { useCandidateColumns } from "./candidate-columns.tsx";
import type { CandidateChoice } from "../types.ts";

interface CandidateTableProps {
  /** Undefined: not here yet. */
  rows: readonly Candidate[] | undefined;
  choice: CandidateChoice;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Looks at a company. */
  onPeek: (id: string) => void;
  failed: boolean;
  onRetry: () => void;
  searching: boolean;
  /** Search or filter is on. */
  filtered: boolean;
  /** Whether its head stays in sight while the companies scroll. */
  headStays?: boolean;
  /** Whether numbers tick the first rows, and `j` and `k` go through all. */
  hasNumbers?: boolean;
}

export function CandidateTable(props: CandidateTableProps) {
  const { rows, choice, onChange, onPeek, failed, onRetry, searching, filtered, headStays, hasNumbers = true } = props;
  const { t } = useLingui();
  const columns = useCandidateColumns(rows ?? [], onPeek, hasNumbers);
  if (failed && !rows)
    return (
      <ErrorState title={<Trans>Les entreprises n’ont pas pu être chargées</Trans>} onRetry={onRetry}>
        <Trans>Rien n’a été envoyé.</Trans>
      </ErrorState>
    );
  return (
    <DataTable
      caption={t`Entreprises`}
      columns={columns}
      rows={rows}
      rowKey={(candidate) => candidate.id}
      rowState={({ sentAt, available }) => ({ off: sentAt !== undefined || !available })}
      busy={searching && rows?.length === 0}
      skeletonRows={5}
      hasKeys={hasNumbers}
      headStays={headStays}
      empty={filtered ? <NoMatch /> : <Nobody />}
      selection={{
        selected: choice.selected,
        onChange,
        rowLabel: ({ name }) => t`Sélectionner ${name}`,
        disabledReason: choice.refusalOf,
      }}
    />
  );
}

const NoMatch = () => (
  <EmptyState level={3} art="search" title={<Trans>Aucune entreprise ne correspond</Trans>} className="py-10">
    <Trans>Essayez un autre nom ou une autre localité.</Trans>
  </EmptyState>
);

const Nobody = () => (
  <EmptyState
    level={3}
    art="street"
    title={<Trans>Aucune entreprise ne couvre ce district et cette prestation</Trans>}
    className="py-10"
  >
    <Trans>Cherchez une entreprise par son nom pour lui transmettre l’offre malgré tout.</Trans>
  </EmptyState>
);
