import { Trans, useLingui } from "@lingui/react/macro";
import { starGroups } from "@metiro/shared/review/constants";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import { ReviewPhotos } from "#domain/review/review-photos.tsx";
import { starGroupWords } from "#domain/review/review-words.ts";
import { StarsByGroup, WithheldNote } from "#domain/review/review-view.tsx";
import { Stars } from "#domain/review/stars.tsx";
import { WithholdButton } from "#domain/review/withhold-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";

/** A review in the list of the back office: whom it is about first, what was said; the stars one by one and the answer unfold. */
export function AdminReview({ review }: { review: ReviewItem }) {
  const { t, i18n } = useLingui();
  const { company, author, mean, stars, text, photos, withheld, answer, jobRequestId, showsAt } = review;
  const [open, setOpen] = useState<"stars" | "answer">();
  const id = useId();
  const name = author.firstName ?? t`Compte supprimé`;
  const unfold = (part: "stars" | "answer", words: ReactNode, place = "") => (
    <Button
      size="sm"
      variant="ghost"
      iconAfter={ChevronDown}
      aria-expanded={open === part}
      aria-controls={`${id}${part}`}
      onClick={() => setOpen(open === part ? undefined : part)}
      className={cn("font-medium text-ink-2 max-md:gap-1! max-md:px-2!", open === part && "[&>svg]:rotate-180", place)}
    >
      {words}
    </Button>
  );
  return (
    <article className="relative grid gap-1">
      <Link
        to="/admin/company/$id"
        params={{ id: company.id }}
        className="min-w-0 justify-self-start font-semibold hover:underline md:max-w-3/5"
      >
        {company.name}
      </Link>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <Stars value={mean} className="shrink-0" />
        <span className="num max-md:order-last max-md:ml-auto">{formatDay(showsAt)}</span>
        <span aria-hidden="true" className="max-md:hidden">
          ·
        </span>
        <span>
          {name}, {author.canton}
        </span>
        <span className="contents max-md:hidden">
          {starGroups.map((group) => (
            <Fragment key={group}>
              <span aria-hidden="true">·</span>
              <span>
                {i18n._(starGroupWords[group])} <span className="num font-semibold text-ink">{stars[group]}</span>
              </span>
            </Fragment>
          ))}
        </span>
      </p>
      <div className="flex min-w-0 items-start gap-3 md:gap-6">
        <div className="min-w-0 flex-1">
          {withheld && <WithheldNote withheld={withheld} />}
          {text !== undefined && <p className="max-w-read whitespace-pre-line wrap-anywhere max-md:text-sm">{text}</p>}
        </div>
        {photos.length > 0 && (
          <ReviewPhotos photos={photos} className="flex shrink-0 flex-col gap-2 *:w-16 md:flex-row" />
        )}
      </div>
      <div className="flex flex-wrap items-center max-md:-mb-2 max-md:-ml-2 md:absolute md:-top-2 md:-right-3">
        {unfold("stars", <Trans context="review">Notes</Trans>, "md:hidden")}
        {answer && unfold("answer", <Trans>Réponse</Trans>)}
        <span className="ml-auto flex max-md:-mr-2">
          {jobRequestId !== undefined && (
            <Link
              to="/admin/jobs/$id"
              params={{ id: jobRequestId }}
              className={buttonClass({ variant: "ghost", size: "sm", className: "max-md:px-2!" })}
            >
              <Trans>L’offre</Trans>
            </Link>
          )}
          {!withheld && <WithholdButton id={review.id} of={company.name} className="max-md:px-2!" />}
        </span>
      </div>
      <div id={`${id}stars`} hidden={open !== "stars"} className="pb-1 md:hidden">
        <StarsByGroup stars={stars} />
      </div>
      {answer && (
        <blockquote
          id={`${id}answer`}
          hidden={open !== "answer"}
          className="mb-1 max-w-read rounded-md bg-sunken px-4 py-3 text-sm"
        >
          <p className="font-semibold">
            <Trans>Réponse de l’entreprise, {formatDay(answer.at)}</Trans>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </blockquote>
      )}
    </article>
  );
}
