import { Trans } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { Link } from "@tanstack/react-router";
import { AnswerReview } from "#domain/review/answer-review.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

/** What clients said of a company's work, for that company: it answers each in public, once. */
export const OwnReviews = () => (
  <ReviewsPage
    description={
      <Trans>Ce que vos clients ont publié sur votre travail. Vous répondez à chacun une fois, en public.</Trans>
    }
    foot={(review) => <Foot review={review} />}
  />
);

const Foot = ({ review: { id, jobRequestId, answerUntil } }: { review: ReviewItem }) => (
  <>
    {jobRequestId !== undefined && (
      <Link
        to="/company/requests/$id"
        params={{ id: jobRequestId }}
        className="inline-block min-h-6 justify-self-start text-sm text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center"
      >
        <Trans>Voir la demande</Trans>
      </Link>
    )}
    {answerUntil !== undefined && <AnswerReview id={id} until={answerUntil} />}
  </>
);
