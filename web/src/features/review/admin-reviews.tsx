import { Trans } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { Link } from "@tanstack/react-router";
import { WithholdButton } from "#domain/review/withhold-button.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { textLinkClass } from "#ui/navigation/text-link.ts";
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
      above={<CompanyFilter list={list} />}
      foot={(review) => <Foot review={review} />}
    />
  );
}

function Foot({ review }: { review: ReviewItem }) {
  const { company, jobRequestId, withheld } = review;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm max-md:-my-2 md:gap-x-5 md:gap-y-2">
      <Link to="/admin/company/$id" params={{ id: company.id }} className={textLinkClass}>
        {company.name}
      </Link>
      {jobRequestId !== undefined && (
        <Link to="/admin/jobs/$id" params={{ id: jobRequestId }} className={textLinkClass}>
          <Trans>L’offre</Trans>
        </Link>
      )}
      {!withheld && <WithholdButton id={review.id} of={company.name} className="ml-auto max-md:-mr-3" />}
    </div>
  );
}
