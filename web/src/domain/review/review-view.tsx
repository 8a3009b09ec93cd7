import { Trans, useLingui } from "@lingui/react/macro";
import { todayIn } from "@metiro/shared/calendar-day";
import { starGroups } from "@metiro/shared/review/constants";
import type { Review } from "@metiro/shared/review/schema";
import { formatDay } from "@metiro/shared/text/format";
import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { starGroupWords, withholdWords } from "./review-words.ts";
import { Stars } from "./stars.tsx";

interface ReviewViewProps {
  review: Review;
  /** Under it: what its reader may do about it. */
  children?: ReactNode;
}

/** A signed address is good for one size alone. */
const largeOf = (url: string) => (url.includes("signature=") ? url : url.replace("size=medium", "size=large"));

/** A client's review as its reader may see it: stars, words, photos, and what the company answered. */
export function ReviewView({ review, children }: ReviewViewProps) {
  const { t, i18n } = useLingui();
  const { author, stars, mean, text, photos, withheld, answer, showsAt } = review;
  // Before that it is its author alone who reads it, and is told the day above.
  const isPublished = todayIn("Europe/Zurich", new Date(showsAt)) <= todayIn();
  return (
    <article className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Stars value={mean} />
        <span className="font-semibold text-ink">{author.firstName ?? t`Compte supprimé`}</span>
        <span>{author.canton}</span>
        {isPublished && <span className="num">{formatDay(showsAt)}</span>}
      </p>
      <dl className="grid max-w-read gap-x-10 gap-y-1 text-sm sm:grid-cols-2">
        {starGroups.map((group) => (
          <div key={group} className="flex items-center justify-between gap-3">
            <dt className="text-ink-2">{i18n._(starGroupWords[group])}</dt>
            <dd className="flex">
              <Stars value={stars[group]} />
            </dd>
          </div>
        ))}
      </dl>
      {withheld && (
        <Note>
          <Trans>
            Texte retiré le {formatDay(withheld.at)} : {i18n._(withholdWords[withheld.reason])}. Les étoiles comptent
            toujours.
          </Trans>
        </Note>
      )}
      {text !== undefined && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {photos.map(({ id, url, width, height }, index) => (
            <li key={id} className="min-w-0">
              <a href={largeOf(url)} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
                <img
                  src={url}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={t`Photo ${index + 1} sur ${photos.length}`}
                  className="aspect-4/3 w-full bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
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
