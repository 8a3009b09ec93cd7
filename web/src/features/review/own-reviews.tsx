import { Trans } from "@lingui/react/macro";
import { minReviews } from "@metiro/shared/review/constants";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { AnswerReview } from "#domain/review/answer-review.tsx";
import { ReportReview } from "#domain/review/report-review.tsx";
import { ReviewView } from "#domain/review/review-view.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useScores } from "#domain/review/use-scores.ts";
import { useListSearch } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { ReviewsPage } from "./reviews-page.tsx";
import { reviewsInput, reviewsSearch } from "./reviews-search.ts";

/** What clients said of a company's work, for that company: it answers each in public, once. */
export function OwnReviews() {
  const list = useListSearch(reviewsSearch);
  return (
    <ReviewsPage
      input={reviewsInput(list.values)}
      onPageSize={(pageSize) => list.change({ pageSize })}
      description={
        <>
          <Trans>Ce que vos clients ont publié sur votre travail. Vous répondez à chacun une fois, en public.</Trans>
          <OwnScore />
        </>
      }
      meanwhile={
        <Link to="/company" search={{ tab: "won" }} className={buttonClass({ variant: "secondary" })}>
          <Trans>Voir mes demandes gagnées</Trans>
        </Link>
      }
      item={(review) => (
        <ReviewView review={review}>
          <Foot review={review} />
        </ReviewView>
      )}
    />
  );
}

/** What clients see beside its name. */
function OwnScore() {
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const scoreOf = useScores(company ? [company.id] : []);
  const score = company && scoreOf(company.id);
  if (!score || score.count === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {score.score === undefined ? (
        // Below that many a number alone stands beside the name, and no note.
        <span>
          <Trans>
            Ce que vos clients voient à côté de votre nom : <ScoreText score={score} />. Une note s’y ajoute dès{" "}
            {minReviews} avis.
          </Trans>
        </span>
      ) : (
        <>
          <Trans>Votre note, telle que vos clients la voient :</Trans>
          <ScoreText score={score} />
        </>
      )}
    </p>
  );
}

const Foot = ({ review }: { review: ReviewItem }) => (
  // Written out the answer takes a line of its own; folded it stands beside the ways on.
  <div className="flex flex-wrap items-center gap-x-5 gap-y-2 [&>form]:basis-full">
    {review.answerUntil !== undefined && <AnswerReview id={review.id} until={review.answerUntil} folded />}
    {review.jobRequestId !== undefined && (
      <Link
        to="/company/requests/$id"
        params={{ id: review.jobRequestId }}
        className="inline-block min-h-6 text-sm text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center"
      >
        <Trans>Voir la demande</Trans>
      </Link>
    )}
    <ReportReview review={review} />
  </div>
);
