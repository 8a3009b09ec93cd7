import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import type { FormChange } from "@metiro/shared/sub-category/questions/diff/changes";
import { formatMoment } from "@metiro/shared/text/format";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import { ChangeList } from "#domain/question-form/change-list.tsx";
import { useActionWords } from "#domain/audit/action-words.ts";
import { ActorName, AuditSubject } from "#domain/audit/audit-sentence.tsx";
import { type Change, changesOf, factsOf, isWorded } from "#domain/audit/changes.ts";
import { useAuditFieldValue, useAuditFieldWords } from "#domain/audit/use-audit-words.ts";

/** Here every row of a list is named. */
const all = Number.POSITIVE_INFINITY;

/** One entry in full: who, when, on what, and what was there before and after, in words. */
export default function EntryDetail({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useLingui();
  const wordsOf = useActionWords();
  const fieldOf = useAuditFieldWords();
  const valueOf = useAuditFieldValue(all);
  const changes = changesOf(entry.details).filter(({ path }) => isWorded(entry.action, path));
  const facts = factsOf(entry.details)
    .filter(([name]) => name !== "changes" && isWorded(entry.action, [name]))
    .map(([name, value]) => ({ key: name, label: fieldOf([name]), value: valueOf(entry, name, value) }));
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="md"
      title={wordsOf(entry.action)}
      description={formatMoment(entry.at)}
      footer={
        <Button data-autofocus="" variant="secondary" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <Facts
        compact
        items={[
          { label: t`Par`, value: <ActorName entry={entry} /> },
          { label: t`Sur`, value: <AuditSubject entry={entry} /> },
          ...facts,
        ]}
      />
      {changes.length > 0 && <Changes entry={entry} changes={changes} />}
      {isFormChanges(entry.details["changes"]) && (
        <div className="mt-5">
          <ChangeList changes={entry.details["changes"]} />
        </div>
      )}
      <details className="mt-5">
        <Summary className="min-h-11 text-sm font-semibold">
          <Trans>Données telles qu’enregistrées</Trans>
        </Summary>
        <pre className="rounded-md bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify({ action: entry.action, ...entry.details }, null, 2)}
        </pre>
      </details>
    </Dialog>
  );
}

/** What a publication changed in a question form, as the server wrote it. */
const isFormChanges = (value: unknown): value is FormChange[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => typeof one === "object" && one !== null && "change" in one && "label" in one);

function Changes({ entry, changes }: { entry: AuditEntry; changes: readonly Change[] }) {
  const { t } = useLingui();
  const fieldOf = useAuditFieldWords();
  const valueOf = useAuditFieldValue(all);
  const value = (path: string[], side: unknown) => (
    <span className="wrap-anywhere whitespace-pre-line">{valueOf(entry, path.at(-1) ?? "", side)}</span>
  );
  return (
    <div className="mt-5 overflow-clip rounded-lg border border-line">
      <Table aria-label={t`Ce qui a changé`}>
        <TableHead>
          <TableRow>
            <HeaderCell>{t`Champ`}</HeaderCell>
            <HeaderCell>{t`Avant`}</HeaderCell>
            <HeaderCell>{t`Après`}</HeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ path, before, after }) => (
            <TableRow key={path.join(".")}>
              <Cell kind="lead" label={t`Champ`}>
                {fieldOf(path)}
              </Cell>
              <Cell kind="value" label={t`Avant`}>
                {value(path, before)}
              </Cell>
              <Cell kind="value" label={t`Après`}>
                {value(path, after)}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
