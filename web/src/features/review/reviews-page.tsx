import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { ReviewView } from "#domain/review/review-view.tsx";
import { CardList } from "#list/card-list.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { reviewsInput, reviewsSearch } from "./reviews-search.ts";

interface ReviewsPageProps {
  description: ReactNode;
  /** Above the list: the score of the company that reads. */
  above?: ReactNode;
  /** Where nothing is published: what can be done meanwhile. */
  meanwhile?: ReactNode;
  /** Under a review: whom it is about, and what its reader may do. */
  foot: (review: ReviewItem) => ReactNode;
}

/** Published reviews, the latest first. */
export function ReviewsPage({ description, above, meanwhile, foot }: ReviewsPageProps) {
  const { t } = useLingui();
  const list = useListSearch(reviewsSearch);
  const query = trpc.review.list.useQuery(reviewsInput(list.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={<Trans>Avis</Trans>} description={description} />
      {above}
      <CardList
        label={t`Avis`}
        query={query}
        onPageSize={(pageSize) => list.change({ pageSize })}
        failed={<Trans>Les avis n’ont pas pu être chargés</Trans>}
        empty={
          <EmptyState art="done" title={<Trans>Aucun avis publié</Trans>} action={meanwhile}>
            <Trans>Les avis paraissent une fois le travail terminé et les deux côtés entendus.</Trans>
          </EmptyState>
        }
      >
        {(items, busy) => (
          <ul className="divide-y divide-line" aria-busy={busy || undefined}>
            {items.map((review) => (
              <li key={review.id} className="px-4 py-5 md:px-5">
                <ReviewView review={review}>{foot(review)}</ReviewView>
              </li>
            ))}
          </ul>
        )}
      </CardList>
    </>
  );
}
