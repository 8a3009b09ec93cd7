import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { ReviewView } from "#domain/review/review-view.tsx";
import { pageLink } from "#list/page-link.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { reviewsInput, reviewsSearch } from "./reviews-search.ts";

interface ReviewsPageProps {
  description: ReactNode;
  /** Above the list: the score of the company that reads. */
  above?: ReactNode;
  /** Under a review: whom it is about, and what its reader may do. */
  foot: (review: ReviewItem) => ReactNode;
}

/** Published reviews, the latest first. */
export function ReviewsPage({ description, above, foot }: ReviewsPageProps) {
  const { t } = useLingui();
  const list = useListSearch(reviewsSearch);
  const { data, error, isFetching, refetch } = trpc.review.list.useQuery(reviewsInput(list.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={<Trans>Avis</Trans>} description={description} />
      {above}
      <Card aria-label={t`Avis`} className="overflow-clip">
        {error && !isFetching ? (
          <ErrorState title={<Trans>Les avis n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonArea className="p-4 md:p-5">
            <SkeletonCard />
          </SkeletonArea>
        ) : data.totalCount === 0 ? (
          <EmptyState art="done" title={<Trans>Aucun avis publié</Trans>}>
            <Trans>Les avis paraissent une fois le travail terminé et les deux côtés entendus.</Trans>
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line" aria-busy={isFetching || undefined}>
              {data.items.map((review) => (
                <li key={review.id} className="px-4 py-5 md:px-5">
                  <ReviewView review={review}>{foot(review)}</ReviewView>
                </li>
              ))}
            </ul>
            <Pagination
              pageNumber={data.pageNumber}
              pageSize={data.pageSize}
              totalCount={data.totalCount}
              totalCapped={data.totalCapped}
              link={pageLink}
              onPageSize={(pageSize) => list.change({ pageSize })}
            />
          </>
        )}
      </Card>
    </>
  );
}
