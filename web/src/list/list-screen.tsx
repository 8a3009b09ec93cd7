import type { ReactNode } from "react";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import type { ModuleName } from "#ui/feedback/illustration/illustration.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { SkipTo } from "#ui/navigation/skip-to.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { type Tab, Tabs } from "#ui/navigation/tabs.tsx";
import { Button } from "#ui/button/button.tsx";
import { Trans } from "@lingui/react/macro";
import type { LaidOutList } from "@metiro/shared/saved-view/schema";
import type { DataTableProps } from "./column.ts";
import { ColumnsButton } from "./columns/columns-button.tsx";
import { DataTable } from "./data-table.tsx";
import { FilterBar, type FoldedFilters } from "./filter/filter-bar.tsx";
import type { ListShown } from "./filter/filter-choice.ts";
import type { ListValues } from "./list-search.ts";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { pageLink } from "./page-link.tsx";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { type ListLayoutState, useListLayout } from "./columns/kept/use-list-layout.ts";
import { useDensity } from "./columns/use-density.ts";
import { useShownColumns } from "./columns/use-shown-columns.ts";
import { type ReadyViews, useViews, type Views } from "./views/use-views.ts";
import { ViewsMenu } from "./views/views-menu.tsx";
import type { ListState } from "./use-list-search.ts";

/** The part of a react-query result that a list needs; `useQuery` with `placeholderData: keepPreviousData` fits. */
interface ListQuery<T> {
  data: { items: T[]; totalCount: number; pageNumber: number; pageSize: number } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData?: boolean | undefined;
  refetch: () => unknown;
}

interface ListWords {
  /** What the table lists: its accessible name. */
  caption: string;
  search: string;
  /** « Les offres n’ont pas pu être chargées » */
  failed: string;
  /** Nothing yet. */
  empty: { title: string; text?: string | undefined; action?: ReactNode; art?: ModuleName | undefined };
  /** Nothing matches: « Aucune offre ne correspond ». */
  noMatch: string;
  /** In place of all that is said where nothing matches. */
  elsewhere?: ReactNode;
}

interface ListScreenProps<T, S extends ListValues> extends Omit<
  DataTableProps<T>,
  "caption" | "rows" | "busy" | "empty" | "skeletonRows"
> {
  title: ReactNode;
  description?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  /** An ExportButton. */
  corner?: ReactNode;
  /** Between head and list: what is to be done first. */
  first?: ReactNode;
  tabs?: readonly Tab[] | undefined;
  tabsLabel?: string | undefined;
  list: ListState<S>;
  query: ListQuery<T>;
  /** What the list is called where its reader's choices are kept: columns, views. Without it there are none. */
  name?: LaidOutList | undefined;
  /** Views that everybody finds in it. */
  ready?: ReadyViews | undefined;
  /** FilterSelects. */
  filters?: ReactNode;
  /** Those that are used less often, which stand in the sheet at every width. */
  more?: FoldedFilters<S> | undefined;
  /** In place of `filters`: what is chosen in a sheet and stands as chips. */
  choose?: ((shown: ListShown) => ReactNode) | undefined;
  words: ListWords;
  /** The rows, where they are no table. */
  draw?: ((rows: readonly T[]) => ReactNode) | undefined;
  /** The total stops counting at its limit. */
  totalCapped?: boolean | undefined;
  /** Rows are of 44 px until their reader wants them roomier; without it they are roomy. */
  compactFirst?: boolean | undefined;
}

/** A whole list screen: head, tabs, filters, table with its states, pages. */
export function ListScreen<T, S extends ListValues>(props: ListScreenProps<T, S>) {
  return props.name === undefined ? <Screen {...props} /> : <ViewedScreen {...props} name={props.name} />;
}

/** The layout of a list that nobody lays out. */
const itsOwn: ListLayoutState = {
  opensWith: undefined,
  of: () => ({ choice: {}, order: [] }),
  change: () => undefined,
};

/** One of which views are kept, and how it is laid out. */
function ViewedScreen<T, S extends ListValues>(props: ListScreenProps<T, S> & { name: LaidOutList }) {
  const { ready, ...others } = props;
  const layout = useListLayout(props.name);
  const views = useViews(props.name, props.list.address, { ready, opensWith: layout.opensWith });
  return <Screen {...others} views={views} layout={layout} />;
}

function Screen<T, S extends ListValues>({
  title,
  description,
  above,
  actions,
  corner,
  first,
  tabs,
  tabsLabel,
  list,
  query,
  name,
  filters,
  more,
  choose,
  words,
  totalCapped,
  draw,
  compactFirst = false,
  columns,
  views,
  layout = itsOwn,
  ...table
}: ListScreenProps<T, S> & { views?: Views; layout?: ListLayoutState }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const brought = views?.current?.columns && { view: views.current.id, columns: views.current.columns };
  const found = isPlaceholderData || totalCapped ? undefined : data?.totalCount;
  const resetsBelow = !error && data?.items.length === 0;
  /** There is nothing to search in. */
  const bare = name === undefined && data?.totalCount === 0 && !list.filtered && !isPlaceholderData;
  const choice = useShownColumns(layout, columns, brought);
  const density = useDensity(layout, compactFirst);
  useScrollRestoration(data !== undefined && !isPlaceholderData);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        above={above}
        actions={actions}
        corner={corner}
        skip={!draw && data && data.items.length > 0 && <SkipToRows />}
      />
      {first}
      <Card aria-label={words.caption} className="overflow-clip">
        {tabs && <Tabs label={tabsLabel ?? words.caption} tabs={tabs} />}
        {!bare && (
          <FilterBar
            list={list}
            searchLabel={words.search}
            filters={filters}
            more={more}
            choose={choose?.({ found, resetsBelow })}
            found={found}
            resetsBelow={resetsBelow}
          >
            {name !== undefined && views && (
              // Where the filters take all of a line, neither of the two stands alone on the next.
              <div className="flex flex-wrap gap-x-2">
                <ViewsMenu list={name} shows={{ search: list.address, columns: choice.keys }} views={views} />
                <ColumnsButton choice={choice} density={density} />
              </div>
            )}
          </FilterBar>
        )}
        {error && !isFetching ? (
          <ErrorState title={words.failed} onRetry={() => void refetch()}>
            <Trans>Vos données ne sont pas perdues.</Trans>
          </ErrorState>
        ) : draw && data && (data.items.length > 0 || isPlaceholderData) ? (
          draw(data.items)
        ) : draw && !data ? (
          <SkeletonArea className="grid gap-4 p-4 md:p-5">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} shape="block" className="h-16" />
            ))}
          </SkeletonArea>
        ) : (
          <DataTable
            {...table}
            hasKeys
            rowsId={rowsId}
            columns={choice.shown}
            compact={density.compact}
            caption={words.caption}
            rows={data?.items}
            busy={isPlaceholderData}
            skeletonRows={Math.min(list.values.pageSize, 10)}
            empty={(list.filtered && words.elsewhere) || <Nothing list={list} words={words} />}
          />
        )}
        {data && data.totalCount > 0 && (
          <Pagination
            pageNumber={data.pageNumber}
            pageSize={data.pageSize}
            totalCount={data.totalCount}
            totalCapped={totalCapped}
            link={pageLink}
            onPageSize={(pageSize) => list.change({ pageSize } as Partial<S>)}
          />
        )}
      </Card>
    </>
  );
}

/** The rows of the list that the page is about; one page has one. */
const rowsId = "lignes";

/** Past tabs, search and filters to the first row, where the keys of rows go on. */
function SkipToRows() {
  return (
    <SkipTo
      href={`#${rowsId}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${rowsId} > tr`)?.focus();
      }}
    >
      <Trans>Aller à la liste</Trans>
    </SkipTo>
  );
}

function Nothing<S extends ListValues>({ list, words }: { list: ListState<S>; words: ListWords }) {
  if (list.filtered)
    return (
      <EmptyState
        art="search"
        title={words.noMatch}
        action={
          <Button variant="secondary" onClick={list.reset}>
            <Trans>Réinitialiser les filtres</Trans>
          </Button>
        }
      >
        <Trans>Essayez d’élargir la recherche.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState art={words.empty.art ?? "inbox"} title={words.empty.title} action={words.empty.action}>
      {words.empty.text}
    </EmptyState>
  );
}
