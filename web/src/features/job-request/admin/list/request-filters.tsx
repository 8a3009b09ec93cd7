import { useLingui } from "@lingui/react/macro";
import { requestProgress } from "@metiro/shared/job-request/rules/progress";
import { formatDay } from "@metiro/shared/text/format";
import { requestProgressLooks } from "#domain/request/request-statuses.ts";
import { ServicePlaceFilters } from "#domain/request/service-place-filters.tsx";
import { BroughtFilter, FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import { FilterDays } from "#list/filter/filter-days.tsx";
import type { ListState } from "#list/use-list-search.ts";
import type { RequestsValues } from "./requests-search.ts";

/** By trade, place, state and who looks after it. Subcategories and districts appear with their category and canton. */
export function RequestFilters({ list }: { list: ListState<RequestsValues> }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ServicePlaceFilters list={list} />
      {(list.values.status === "processed" || list.values.status === "all") && (
        <FilterSelect
          list={list}
          name="progress"
          label={t`État`}
          all={t`Tous les états`}
          options={requestProgress
            .filter((progress) => list.values.status === "all" || !["toSend", "canceled"].includes(progress))
            .map((progress) => ({ value: progress, label: i18n._(requestProgressLooks[progress].label) }))}
        />
      )}
      <FilterSelect
        list={list}
        name="desk"
        label={t`Suivi`}
        all={t`Toute l’équipe`}
        options={[
          { value: "mine", label: t`Mes offres` },
          { value: "nobody", label: t`Sans responsable` },
          { value: "marked", label: t`Doublons et indésirables` },
        ]}
      />
      <SentIn list={list} />
    </>
  );
}

export const rareRequestFilters = [
  "createdFrom",
  "createdTo",
  "photos",
  "unanswered",
  "guarantee",
  "coverage",
] as const;

/** By period, photos, missing answers, coverage and order. */
export function RareRequestFilters({ list }: { list: ListState<RequestsValues> }) {
  const { t } = useLingui();
  const ages = useAgeOptions("feminine");
  return (
    <>
      <FilterDays list={list} from="createdFrom" to="createdTo" label={t`Date de création`} />
      <FilterSelect
        list={list}
        name="photos"
        label={t`Photos`}
        all={t`Photos : toutes`}
        options={[
          { value: "with", label: t`Avec photos` },
          { value: "without", label: t`Sans photos` },
        ]}
      />
      <FilterSelect
        list={list}
        name="unanswered"
        label={t`Réponses`}
        all={t`Réponse : toutes`}
        options={[
          { value: "no", label: t`Avec une réponse` },
          // Where the statistics lead; of what was never sent nobody asks for it.
          ...(list.values.unanswered === "without" ? [{ value: "without" as const, label: t`Sans réponse` }] : []),
          { value: "ever", label: t`Transmises, sans réponse` },
          { value: "over48Hours", label: t`Sans réponse depuis plus de 48 heures` },
        ]}
      />
      {list.values.status !== "relaunch" && (
        <FilterSelect
          list={list}
          name="guarantee"
          label={t`Garantie de réponse`}
          all={t`Promesse : toutes`}
          options={[
            { value: "toRelaunch", label: t`À relancer` },
            { value: "missed", label: t`Promesse manquée` },
            { value: "met", label: t`Promesse tenue` },
          ]}
        />
      )}
      <FilterSelect
        list={list}
        name="coverage"
        label={t`Couverture`}
        all={t`Couverture : toutes`}
        options={[{ value: "none", label: t`Sans entreprise abonnée` }]}
      />
      <SortSelect list={list} options={ages} />
    </>
  );
}

/** The days of sending, with which the statistics lead here; nobody chooses them in the bar. */
function SentIn({ list }: { list: ListState<RequestsValues> }) {
  const { t } = useLingui();
  const { sentFrom, sentTo } = list.values;
  if (sentFrom === "" && sentTo === "") return null;
  const first = sentFrom === "" ? "…" : formatDay(sentFrom);
  const last = sentTo === "" ? "…" : formatDay(sentTo);
  const name = t`Transmises : ${first} – ${last}`;
  return <BroughtFilter name={name} onRemove={() => list.change({ sentFrom: "", sentTo: "" })} />;
}
