import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewItem, ReviewListInput } from "@metiro/shared/review/schema";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { CardList } from "#list/card-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";

interface ReviewsPageProps {
  /** Which reviews, and which page of them. */
  input: ReviewListInput;
  onPageSize: (pageSize: number) => void;
  description: ReactNode;
  /** Where nothing is published: what can be done meanwhile. */
  meanwhile?: ReactNode;
  /** A review, with what its reader may do. */
  item: (review: ReviewItem) => ReactNode;
}

/** Published reviews, the latest first. */
export function ReviewsPage({ input, onPageSize, description, meanwhile, item }: ReviewsPageProps) {
  const { t } = useLingui();
  const query = trpc.review.list.useQuery(input, { placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={<Trans>Avis</Trans>} description={description} />
      <CardList
        label={t`Avis`}
        query={query}
        onPageSize={onPageSize}
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
              <li key={review.id} className="px-4 py-4 md:px-5">
                {item(review)}
              </li>
            ))}
          </ul>
        )}
      </CardList>
    </>
  );
}
