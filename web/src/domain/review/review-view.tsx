import { Trans, useLingui } from "@lingui/react/macro";
import { swissDay, swissToday } from "@metiro/shared/calendar-day";
import { maxStars, starGroups } from "@metiro/shared/review/constants";
import type { Review } from "@metiro/shared/review/schema";
import { formatDay } from "@metiro/shared/text/format";
import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { starGroupWords, withholdWords } from "./review-words.ts";
import { Stars } from "./stars.tsx";

interface ReviewViewProps {
  review: Review;
  /** Under it: what its reader may do about it. */
  children?: ReactNode;
}

/** A client's review as its reader may see it: stars, words, photos, and what the company answered. */
export function ReviewView({ review, children }: ReviewViewProps) {
  const { t } = useLingui();
  const { author, stars, mean, text, photos, withheld, answer, showsAt } = review;
  // Before that it is its author alone who reads it, and is told the day above.
  const isPublished = swissDay(new Date(showsAt)) <= swissToday();
  return (
    <article className="grid gap-2.5 md:gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Stars value={mean} />
        <span className="font-semibold text-ink">{author.firstName ?? t`Compte supprimé`}</span>
        <span>{author.canton}</span>
        {isPublished && <span className="num">{formatDay(showsAt)}</span>}
      </p>
      <StarsByGroup stars={stars} />
      {withheld && <WithheldNote withheld={withheld} />}
      {text !== undefined && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos.length > 0 && <ReviewPhotos photos={photos} className="grid grid-cols-4 gap-2 sm:grid-cols-6" />}
      {answer && (
        <blockquote className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="font-semibold">
            <Trans>Réponse de l’entreprise, {formatDay(answer.at)}</Trans>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </blockquote>
      )}
      {children}
    </article>
  );
}

/** What a client gave stars for, one by one. */
export function StarsByGroup({ stars }: { stars: Review["stars"] }) {
  const { i18n } = useLingui();
  return (
    <dl className="flex max-w-read flex-wrap gap-x-4 gap-y-0.5 text-sm sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-1">
      {starGroups.map((group) => (
        <div key={group} className="flex items-center justify-between gap-1.5 sm:gap-3">
          <dt className="text-ink-2">{i18n._(starGroupWords[group])}</dt>
          <dd className="flex">
            {/* Four rows of stars take the room of the words on a phone. */}
            <span className="num font-semibold sm:hidden">
              {stars[group]}/{maxStars}
            </span>
            <Stars value={stars[group]} className="max-sm:hidden" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** That the words of a review are withheld, and why. */
export function WithheldNote({ withheld }: { withheld: NonNullable<Review["withheld"]> }) {
  const { i18n } = useLingui();
  return (
    <Note>
      <Trans>
        Texte retiré le {formatDay(withheld.at)} : {i18n._(withholdWords[withheld.reason])}. Les étoiles comptent
        toujours.
      </Trans>
    </Note>
  );
}
