import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { FilterSelect } from "../../../list/filter-bar.tsx";
import { ListScreen } from "../../../list/list-screen.tsx";
import { type ListState, useListSearch } from "../../../list/use-list-search.ts";
import { useInboxColumns } from "./inbox-columns.tsx";
import { inboxInput, inboxSearch, type InboxSearch, inboxTabs } from "./inbox-search.ts";
import { useInboxWords } from "./inbox-words.tsx";
import { receivedState } from "./received-state.ts";
import { useTabCounts } from "./use-tab-counts.ts";

/** What a company received, the unanswered first. */
export function Inbox() {
  const { t } = useLingui();
  const list = useListSearch(inboxSearch, ["tab"]);
  const { tab } = list.values;
  const columns = useInboxColumns();
  const counts = useTabCounts();
  const { tabWords, emptyWords } = useInboxWords();
  const query = trpc.jobRequest.listForCompany.useQuery(inboxInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  return (
    <ListScreen
      title={<Trans>Demandes reçues</Trans>}
      description={
        counts.open !== undefined && (
          <Plural
            value={counts.open}
            _0="Aucune demande n’attend votre réponse."
            one="Une demande attend votre réponse."
            other="# demandes attendent votre réponse."
          />
        )
      }
      tabsLabel={t`Demandes par réponse`}
      tabs={inboxTabs.map((key) => ({
        key,
        label: tabWords[key],
        count: counts[key],
        accent: key === "open" && counts.open !== 0,
        current: key === tab,
        link: (parts) => <Link {...parts} to="." search={(previous) => ({ ...previous, tab: key, pageNumber: 1 })} />,
      }))}
      list={list}
      query={query}
      filters={<CoverageFilters list={list} />}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }, parts) => <Link {...parts} to="/company/requests/$id" params={{ id }} />}
      rowState={(item) => ({ unread: receivedState(item) === "new" })}
      words={{
        caption: t`Demandes reçues`,
        search: t`Titre, numéro, localité`,
        failed: t`Les demandes n’ont pas pu être chargées`,
        empty: emptyWords(tab, counts.all),
        noMatch: t`Aucune demande ne correspond`,
      }}
    />
  );
}

/** The districts and trades that the company serves. */
function CoverageFilters({ list }: { list: ListState<InboxSearch> }) {
  const { t } = useLingui();
  const { data: company } = trpc.company.own.useQuery(undefined, quietly);
  const options = (items: readonly { id: string; name: string }[] = []) =>
    items.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label, "fr"));
  return (
    <>
      <FilterSelect
        list={list}
        name="subregionId"
        label={t`District`}
        all={t`Tous les districts`}
        options={options(company?.subregions)}
      />
      <FilterSelect
        list={list}
        name="subcategoryId"
        label={t`Prestation`}
        all={t`Toutes les prestations`}
        options={options(company?.subcategories)}
      />
    </>
  );
}
