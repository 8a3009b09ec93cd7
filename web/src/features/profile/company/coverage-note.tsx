import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Note } from "../../../ui/note.tsx";
import type { TreeGroup } from "../../../ui/tree-choice.ts";
import { type Chosen, inWords } from "./in-words.ts";

interface CoverageNoteProps<Trade extends TreeGroup, Canton extends TreeGroup> {
  trades: Chosen<Trade>;
  cantons: Chosen<Canton>;
}

/** Which requests come of a choice of trades and districts, in words. */
export function CoverageNote<Trade extends TreeGroup, Canton extends TreeGroup>(
  props: CoverageNoteProps<Trade, Canton>,
) {
  const { i18n, t } = useLingui();
  const others = (count: number) => t`${plural(count, { one: "# autre", other: "# autres" })}`;
  const trades = inWords(props.trades, i18n.locale, others);
  const districts = inWords(props.cantons, i18n.locale, others);
  if (trades && districts)
    return (
      <Note tone="success">
        <Trans>
          Vous recevrez les demandes de ces prestations : <b>{trades}</b>. Dans ces districts : <b>{districts}</b>.
        </Trans>
      </Note>
    );
  return (
    <Note tone="warning">
      {trades ? (
        <Trans>Choisissez au moins un district : sans district, nous ne pouvons vous envoyer aucune demande.</Trans>
      ) : districts ? (
        <Trans>
          Choisissez au moins une prestation : sans prestation, nous ne pouvons vous envoyer aucune demande.
        </Trans>
      ) : (
        <Trans>
          Choisissez au moins une prestation et un district : sans eux, nous ne pouvons vous envoyer aucune demande.
        </Trans>
      )}
    </Note>
  );
}
