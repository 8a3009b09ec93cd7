import { Trans, useLingui } from "@lingui/react/macro";
import { maxReviewNote, type Verdict, verdicts } from "@metiro/shared/review/constants";
import type { RequestReviews } from "@metiro/shared/review/schema";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Field } from "#ui/input/field.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { AnswerReview } from "#domain/review/answer-review.tsx";
import { BlindNote } from "#domain/review/blind-note.tsx";
import { ReportReview } from "#domain/review/report-review.tsx";
import { verdictWords } from "#domain/review/review-words.ts";
import { ReviewView } from "#domain/review/review-view.tsx";
import { VerdictView } from "#domain/review/verdict-view.tsx";

/** Under work that a company did: what it says of the client, and the client's review of it. */
export default function CompanyReviewCard({ jobRequestId }: { jobRequestId: string }) {
  const { data, error, refetch } = trpc.review.get.useQuery({ jobRequestId }, { retry: false });
  if (data && !data.shown && data.writeUntil === undefined && !data.verdict) return null;
  return (
    <Card id="review">
      <CardHead
        title={<Trans>Avis</Trans>}
        aside={
          <Link
            to="/company/reviews"
            className="inline-block min-h-6 text-sm text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center"
          >
            <Trans>Tous vos avis</Trans>
          </Link>
        }
      />
      <CardBody>
        {data ? (
          <Reviews reviews={data} />
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
  const { shown, review, verdict, writeUntil } = reviews;
  const [editing, setEditing] = useState(false);
  if (!shown && (editing || !verdict))
    return (
      <div className="grid gap-5">
        {!verdict && <BlindNote reviews={reviews} reader="company" wrote={false} />}
        <VerdictForm reviews={reviews} onDone={() => setEditing(false)} />
      </div>
    );
  return (
    <div className="grid gap-5">
      {!shown && <BlindNote reviews={reviews} reader="company" wrote />}
      {review && (
        <ReviewView review={review}>
          {review.photos.length > 0 && review.photosReleased && (
            <p className="text-sm text-ink-2">
              <Trans>Ces photos peuvent être sur votre page publique.</Trans>
            </p>
          )}
          {review.answerUntil !== undefined && <AnswerReview id={review.id} until={review.answerUntil} />}
          <ReportReview review={review} />
        </ReviewView>
      )}
      {verdict && (
        <div className="grid gap-2">
          <h3 className="title-4">
            <Trans>Votre avis sur le client</Trans>
          </h3>
          <VerdictView verdict={verdict} />
          {!shown && writeUntil !== undefined && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setEditing(true)}>
              <Trans>Modifier mon avis</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Said = Record<Verdict, boolean | undefined>;

function VerdictForm({ reviews, onDone }: { reviews: RequestReviews; onDone: () => void }) {
  const { jobRequestId, verdict } = reviews;
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const [said, setSaid] = useState<Said>({
    matched: verdict?.matched,
    reachable: verdict?.reachable,
    paidOnTime: verdict?.paidOnTime,
  });
  const [note, setNote] = useState(verdict?.note ?? "");
  const save = trpc.review.saveOfClient.useMutation({
    onSuccess: (after) => utils.review.get.setData({ jobRequestId }, after),
  });
  const { matched, reachable, paidOnTime } = said;
  const whole = matched !== undefined && reachable !== undefined && paidOnTime !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!whole) return;
    const told = note.trim();
    save.mutate(
      { jobRequestId, matched, reachable, paidOnTime, ...(told !== "" && { note: told }) },
      {
        onSuccess: () => {
          toast.success(t`Merci, votre avis est enregistré.`);
          onDone();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} aria-label={t`Votre avis sur le client`} className="grid gap-5">
      {verdicts.map((name) => (
        <div key={name} className="grid justify-items-start gap-2 sm:flex sm:items-center sm:justify-between sm:gap-6">
          <span aria-hidden="true">{i18n._(verdictWords[name])}</span>
          <Segment
            label={i18n._(verdictWords[name])}
            options={[
              { value: "yes", label: t`Oui` },
              { value: "no", label: t`Non` },
            ]}
            value={said[name] === undefined ? "" : said[name] ? "yes" : "no"}
            onChange={(answer) => setSaid((before) => ({ ...before, [name]: answer === "yes" }))}
          />
        </div>
      ))}
      <Field label={<Trans>Remarque pour l’équipe</Trans>} optional help={<Trans>Le client ne la lit pas.</Trans>}>
        <TextArea rows={3} maxLength={maxReviewNote} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="max-sm:w-full"
          loading={save.isPending}
          disabledReason={whole ? undefined : t`Répondez d’abord aux trois questions.`}
        >
          {verdict ? <Trans>Enregistrer l’avis</Trans> : <Trans>Donner mon avis</Trans>}
        </Button>
        {verdict && (
          <Button variant="ghost" onClick={onDone}>
            <Trans>Ne rien changer</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
