import { Trans } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { Link } from "@tanstack/react-router";
import { WithholdButton } from "#domain/review/withhold-button.tsx";
import { textLinkClass } from "#ui/navigation/text-link.ts";
import { ReviewsPage } from "./reviews-page.tsx";

/** Every published review. Nobody deletes one: its words alone can be withheld, for a reason of the law. */
export const AdminReviews = () => (
  <ReviewsPage
    description={
      <Trans>
        Tout ce que des clients ont publié. Seul le texte se retire, pour un motif légal ; les étoiles restent.
      </Trans>
    }
    foot={(review) => <Foot review={review} />}
  />
);

function Foot({ review }: { review: ReviewItem }) {
  const { company, jobRequestId, withheld } = review;
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm md:gap-y-2">
      <span className="max-md:basis-full">
        <Link to="/admin/company/$id" params={{ id: company.id }} className={textLinkClass}>
          {company.name}
        </Link>
      </span>
      {jobRequestId !== undefined && (
        <Link to="/admin/jobs/$id" params={{ id: jobRequestId }} className={textLinkClass}>
          <Trans>L’offre</Trans>
        </Link>
      )}
      {!withheld && <WithholdButton id={review.id} of={company.name} className="ml-auto max-md:-mr-3" />}
    </div>
  );
}
