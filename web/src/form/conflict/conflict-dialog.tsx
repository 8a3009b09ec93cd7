import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import type { Difference } from "./use-revisioned-form.ts";

interface ConflictDialogProps {
  /** Null: closed. */
  differences: readonly Difference[] | null;
  onClose: () => void;
}

/** What stands and what was typed, side by side where they differ. */
export function ConflictDialog({ differences, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const none = differences?.length === 0;
  return (
    <Dialog
      open={differences !== null}
      onClose={onClose}
      size="md"
      flush={!none}
      title={<Trans>Ce qui diffère</Trans>}
      footer={
        <Button variant="secondary" data-autofocus onClick={onClose}>
          <Trans>Revenir à ma saisie</Trans>
        </Button>
      }
    >
      {none ? (
        <p>
          <Trans>La version enregistrée est la même que votre saisie.</Trans>
        </p>
      ) : (
        <Table aria-label={t`Ce qui diffère`}>
          <TableHead>
            <TableRow>
              <HeaderCell>
                <Trans>Champ</Trans>
              </HeaderCell>
              <HeaderCell>
                <Trans>Version enregistrée</Trans>
              </HeaderCell>
              <HeaderCell>
                <Trans>Votre saisie</Trans>
              </HeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences?.map(({ label, present, typed }) => (
              <TableRow key={label}>
                <Cell kind="lead">{label}</Cell>
                <Cell label={t`Version enregistrée`} className={wordsClass}>
                  {present || "–"}
                </Cell>
                <Cell label={t`Votre saisie`} className={wordsClass}>
                  {typed || "–"}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Dialog>
  );
}

const wordsClass = "align-top whitespace-pre-line [overflow-wrap:anywhere]";
