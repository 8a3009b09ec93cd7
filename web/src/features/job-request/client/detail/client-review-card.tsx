import { Trans } from "@lingui/react/macro";
import type { RequestReviews } from "@metiro/shared/review/schema";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { BlindNote } from "#domain/review/blind-note.tsx";
import { PhotoRelease } from "#domain/review/photo-release.tsx";
import { ReviewForm } from "#domain/review/review-form.tsx";
import { ReviewView } from "#domain/review/review-view.tsx";
import { VerdictView } from "#domain/review/verdict-view.tsx";

const ClientFigures = lazyPart(() => import("#domain/review/client-figures.tsx"));

/** Under work that is done: the client's review of the company, and what the company said of the client. */
export default function ClientReviewCard({ jobRequestId }: { jobRequestId: string }) {
  const { data, error, refetch } = trpc.review.get.useQuery({ jobRequestId });
  if (data && !data.shown && data.writeUntil === undefined && !data.review) return null;
  return (
    <Card id="review">
      <CardHead title={data ? <Trans>Votre avis sur {data.company.name}</Trans> : <Trans>Votre avis</Trans>} />
      <CardBody className="grid gap-5">
        {data ? (
          <>
            <Reviews reviews={data} />
            <Suspense>
              <ClientFigures jobRequestId={jobRequestId} reader="client" />
            </Suspense>
          </>
        ) : error ? (
          <ErrorState title={<Trans>Les avis n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()} />
        ) : (
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        )}
      </CardBody>
    </Card>
  );
}

function Reviews({ reviews }: { reviews: RequestReviews }) {
  const { shown, review, verdict, company } = reviews;
  const [editing, setEditing] = useState(false);
  const mayWrite = reviews.writeUntil !== undefined;
  if (!shown && (editing || !review))
    return (
      <div className="grid gap-5">
        {!review && <BlindNote reviews={reviews} reader="client" wrote={false} />}
        <ReviewForm reviews={reviews} before={review} onDone={() => setEditing(false)} />
      </div>
    );
  return (
    <div className="grid gap-5">
      {!shown && <BlindNote reviews={reviews} reader="client" wrote />}
      {review ? (
        <ReviewView review={review}>
          {review.photos.length > 0 && (
            <PhotoRelease jobRequestId={reviews.jobRequestId} released={review.photosReleased === true} />
          )}
          {!shown && mayWrite && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setEditing(true)}>
              <Trans>Modifier mon avis</Trans>
            </Button>
          )}
        </ReviewView>
      ) : (
        <p className="text-ink-2">
          <Trans>Vous n’avez pas donné votre avis à temps.</Trans>
        </p>
      )}
      {verdict && (
        <div className="grid gap-2 border-t border-line pt-4">
          <h3 className="title-4">
            <Trans>Ce que dit de vous {company.name}</Trans>
          </h3>
          <VerdictView verdict={verdict} own />
        </div>
      )}
    </div>
  );
}
