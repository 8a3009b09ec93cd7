import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CoverageGroup } from "#form/coverage/coverage-groups.ts";
import { Note } from "#ui/feedback/note.tsx";
import type { TreeChoice } from "#ui/tree/tree-choice.ts";
import { type Chosen, inWords } from "./in-words.ts";
import { type PlacesInWords, placesInWords } from "./places-in-words.ts";
import { useReach } from "./use-reach.ts";

interface CoverageNoteProps {
  trades: Chosen<CoverageGroup>;
  cantons: { groups: readonly CoverageGroup[]; chosen: TreeChoice };
}

/** Which requests come of a choice of trades and districts, in words, and how many it would have been of late. */
export function CoverageNote({ trades: chosenTrades, cantons }: CoverageNoteProps) {
  const { i18n, t } = useLingui();
  const others = (count: number) => t`${plural(count, { one: "# autre", other: "# autres" })}`;
  const trades = inWords(chosenTrades, i18n.locale, others);
  const places = placesInWords(cantons.groups, cantons.chosen, i18n.locale, others);
  const reach = useReach(chosenTrades.chosen, cantons.chosen);
  if (trades && places.kind !== "none")
    return (
      <Note tone={reach?.requests === 0 ? "warning" : "success"}>
        <p>
          <Trans>
            Vous recevrez les demandes de ces prestations : <b>{trades}</b>, <Places places={places} />.
          </Trans>
        </p>
        {/* Keeps its line, so that nothing moves while it is counted. */}
        <output className="mt-1 block min-h-5.5 text-ink-2">
          {reach?.requests === 0 ? (
            <Trans>
              Aucune demande de ces {reach.days} derniers jours n’aurait correspondu : élargissez votre choix si vous le
              pouvez.
            </Trans>
          ) : reach?.capped ? (
            <Trans>
              Plus de {reach.requests} demandes de ces {reach.days} derniers jours auraient correspondu.
            </Trans>
          ) : (
            reach && (
              <Plural
                value={reach.requests}
                one={`Une demande de ces ${reach.days} derniers jours aurait correspondu.`}
                other={`# demandes de ces ${reach.days} derniers jours auraient correspondu.`}
              />
            )
          )}
        </output>
      </Note>
    );
  return (
    <Note tone="warning">
      {/* As high as what takes its place: the lists below stay where they are read. */}
      <div className="min-h-12">
        {trades ? (
          <Trans>Choisissez au moins un district : sans district, nous ne pouvons vous envoyer aucune demande.</Trans>
        ) : places.kind !== "none" ? (
          <Trans>
            Choisissez au moins une prestation : sans prestation, nous ne pouvons vous envoyer aucune demande.
          </Trans>
        ) : (
          <Trans>
            Choisissez au moins une prestation et un district : sans eux, nous ne pouvons vous envoyer aucune demande.
          </Trans>
        )}
      </div>
    </Note>
  );
}

function Places({ places }: { places: PlacesInWords }) {
  if (places.kind === "none") return null;
  if (places.kind === "everywhere")
    return (
      <Trans>
        dans <b>toute la Suisse</b>
      </Trans>
    );
  const { cantons } = places;
  if (places.kind === "cantons")
    return (
      <Trans>
        partout dans : <b>{cantons}</b>
      </Trans>
    );
  return (
    <Trans>
      dans{" "}
      <b>
        <Plural value={places.count} one={`# district (${cantons})`} other={`# districts (${cantons})`} />
      </b>
    </Trans>
  );
}
