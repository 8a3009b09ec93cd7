import type { ReactNode } from "react";
import { Card } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { type Tab, Tabs } from "#ui/navigation/tabs.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { pageLink } from "./page-link.tsx";

interface CardListProps<T> {
  /** What it lists: its accessible name. */
  label: string;
  tabs?: readonly Tab[];
  query: {
    data: { items: T[]; totalCount: number; totalCapped: boolean; pageNumber: number; pageSize: number } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onPageSize: (pageSize: number) => void;
  failed: ReactNode;
  empty: ReactNode;
  /** The rows, as a list. */
  children: (items: readonly T[], busy: boolean) => ReactNode;
}

/** A list whose rows are no table's: texts to be read one after the other, by page, with its states while it comes, fails or is empty. */
export function CardList<T>({ label, tabs, query, onPageSize, failed, empty, children }: CardListProps<T>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Card aria-label={label} className="overflow-clip">
      {tabs && <Tabs label={label} tabs={tabs} />}
      {error && !isFetching ? (
        <ErrorState title={failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonArea className="p-4 md:p-5">
          <SkeletonCard />
        </SkeletonArea>
      ) : data.totalCount === 0 ? (
        empty
      ) : (
        <>
          {children(data.items, isFetching)}
          <Pagination
            pageNumber={data.pageNumber}
            pageSize={data.pageSize}
            totalCount={data.totalCount}
            totalCapped={data.totalCapped}
            link={pageLink}
            onPageSize={onPageSize}
          />
        </>
      )}
    </Card>
  );
}
