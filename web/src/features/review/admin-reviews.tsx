import { Trans } from "@lingui/react/macro";
import { useListSearch } from "#list/use-list-search.ts";
import { AdminReview } from "./admin-review.tsx";
import { CompanyFilter } from "./company-filter.tsx";
import { ReviewsPage } from "./reviews-page.tsx";
import { adminReviewsSearch, reviewsInput } from "./reviews-search.ts";

/** Every published review. Nobody deletes one: its words alone can be withheld, for a reason of the law. */
export function AdminReviews() {
  const list = useListSearch(adminReviewsSearch);
  return (
    <ReviewsPage
      input={reviewsInput(list.values)}
      onPageSize={(pageSize) => list.change({ pageSize })}
      description={
        <Trans>
          Tout ce que des clients ont publié. Seul le texte se retire, pour un motif légal ; les étoiles restent.
        </Trans>
      }
      filters={<CompanyFilter list={list} />}
      item={(review) => <AdminReview review={review} />}
    />
  );
}
