import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyAnswer } from "@metiro/shared/job-request/company-responses";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { useBriefPriceText, usePriceText } from "#domain/request/price-text.ts";
import { recipientState } from "#domain/request/recipient-state.ts";
import { recipientStates } from "#domain/request/request-statuses.ts";
import { cn } from "#ui/cn.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useHoursText } from "#i18n/use-hours-text.ts";
import type { Column } from "#list/column.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { BroughtFilter, FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import { FilterDays } from "#list/filter/filter-days.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { sortLink } from "#list/sort-link.tsx";
import { type ListState, useListSearch } from "#list/use-list-search.ts";
import { responsesInput, responsesSearch, type ResponsesValues } from "./responses-search.ts";

/** « Réponses »: what companies answered, whatever the request; where the figures of the statistics lead. */
export function ResponsesList() {
  const { t } = useLingui();
  const list = useListSearch(responsesSearch, ["sort"]);
  const input = responsesInput(list.values);
  const query = trpc.jobRequest.responsesForAdmin.useQuery(input, { placeholderData: keepPreviousData });
  return (
    <ListScreen
      name="responses"
      title={<Trans context="of companies">Réponses</Trans>}
      description={<Trans>Ce que les entreprises ont répondu aux demandes reçues.</Trans>}
      corner={<ExportButton path="/JobRequest/ExportResponses" input={input} />}
      list={list}
      query={query}
      totalCapped={query.data?.totalCapped}
      compactFirst
      filters={<ResponseFilters list={list} rows={query.data?.items ?? []} />}
      columns={useColumns(list.values)}
      rowKey={({ jobRequest, company }) => `${jobRequest.id} ${company.id}`}
      rowLink={({ jobRequest: { id } }, parts) => <Link {...parts} to="/admin/jobs/$id" params={{ id }} search={{}} />}
      words={{
        caption: t({ message: "Réponses", context: "of companies" }),
        search: t`Entreprise, numéro de demande`,
        failed: t`Les réponses n’ont pas pu être chargées`,
        empty: { title: t`Aucune réponse pour l’instant`, text: t`Elles apparaissent dès qu’une entreprise répond.` },
        noMatch: t`Aucune réponse ne correspond`,
      }}
    />
  );
}

function ResponseFilters({ list, rows }: { list: ListState<ResponsesValues>; rows: readonly CompanyAnswer[] }) {
  const { t } = useLingui();
  const ages = useAgeOptions("feminine");
  const nameOf = useCompanyName();
  const { companyId } = list.values;
  const company = rows.find((row) => row.company.id === companyId)?.company;
  return (
    <>
      <FilterSelect
        list={list}
        name="outcome"
        label={t`État`}
        all={t`Toutes les réponses`}
        options={[
          { value: "interested", label: t`Intéressées, quelle que soit la suite` },
          { value: "waiting", label: t`En attente du client` },
          { value: "accepted", label: t`Acceptées par le client` },
          { value: "rejected", label: t`Non retenues` },
          { value: "declined", label: t`Déclinées ou retirées par l’entreprise` },
        ]}
      />
      <FilterDays list={list} from="sentFrom" to="sentTo" label={t`Date d’envoi à l’entreprise`} />
      {companyId !== "" && (
        <BroughtFilter
          name={t`Une seule entreprise`}
          words={company && nameOf(company)}
          onRemove={() => list.change({ companyId: "" })}
        />
      )}
      <SortSelect list={list} options={ages} />
    </>
  );
}

function useColumns({ sort, sentFrom, sentTo }: ResponsesValues): Column<CompanyAnswer>[] {
  const { t } = useLingui();
  const nameOf = useCompanyName();
  const priceOf = useBriefPriceText();
  const wholePriceOf = usePriceText();
  const hoursText = useHoursText();
  const reasons = useDeclineWords();
  const isBySending = sentFrom !== "" || sentTo !== "";
  const sorting: Partial<Column<CompanyAnswer>> = {
    sorted: sort === "oldest" ? "ascending" : "descending",
    sortLink: sortLink(sort === "oldest" ? "newest" : "oldest"),
  };
  return [
    {
      key: "number",
      header: t`N°`,
      hideOn: "laptop",
      cell: ({ jobRequest: { number } }) => <span className="num whitespace-nowrap">{number}</span>,
    },
    {
      key: "request",
      header: t`Demande`,
      primary: true,
      cell: ({ jobRequest: { title, number } }) => (
        <span className="items-baseline gap-x-2 md:flex">
          <span className={lineClass} title={title}>
            {title}
          </span>{" "}
          <span className={cn(noteClass, "max-md:hidden @min-[72rem]/table:hidden")}>{number}</span>
        </span>
      ),
    },
    {
      key: "company",
      header: t`Entreprise`,
      place: "below",
      cell: ({ company }) => (
        <Link
          to="/admin/company/$id"
          params={{ id: company.id }}
          search={{}}
          className="inline-block min-h-6 content-center text-ink no-underline hover:underline max-md:block max-md:truncate"
        >
          <span className={lineClass} title={nameOf(company)}>
            {nameOf(company)}
          </span>
        </Link>
      ),
    },
    {
      key: "price",
      header: t`Prix`,
      hideOn: "between",
      place: "figure",
      cell: (answer) => <Price words={priceOf(answer)} whole={wholePriceOf(answer)} />,
    },
    {
      key: "sent",
      header: t`Envoyée le`,
      hideOn: isBySending ? undefined : "laptop",
      place: "aside",
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
      ...(isBySending && sorting),
    },
    {
      key: "responded",
      header: t`Répondue le`,
      hideOn: isBySending ? "laptop" : undefined,
      place: "aside",
      cell: ({ respondedAt }) => <Moment iso={respondedAt} />,
      ...(!isBySending && sorting),
    },
    {
      key: "wait",
      header: t`Délai`,
      hideOn: "tablet",
      align: "end",
      cell: ({ createdAt, respondedAt }) => (
        <span className="num whitespace-nowrap">
          {hoursText(Math.max(0, Date.parse(respondedAt) - Date.parse(createdAt)) / 3_600_000)}
        </span>
      ),
    },
    {
      key: "state",
      header: t`État`,
      width: "10rem",
      place: "foot",
      cell: (answer) => (
        <span title={answer.declineReason && reasons[answer.declineReason]}>
          <StatusBadge of={recipientStates[recipientState(answer)]} />
        </span>
      ),
    },
  ];
}

/** One line of a row; of what is longer the title tells all. */
const lineClass = "md:group-data-compact/table:line-clamp-1";
const noteClass = "num text-xs leading-4 font-normal whitespace-nowrap text-ink-2";

function Price({ words, whole }: { words: string | undefined; whole: string | undefined }) {
  if (words === undefined) return <span data-nothing="">–</span>;
  return (
    <span className="num md:block md:max-w-46 md:truncate" title={whole}>
      {words}
    </span>
  );
}

function Moment({ iso }: { iso: string }) {
  return (
    <span className="num whitespace-nowrap" title={formatTime(iso)}>
      {formatDay(iso)}
    </span>
  );
}
