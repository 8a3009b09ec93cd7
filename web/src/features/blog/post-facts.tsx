import { Trans } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { formatDay } from "@metiro/shared/format";
import { Fragment, type ReactNode } from "react";

interface PostFactsProps {
  post: Pick<BlogItem, "publishedAt" | "createdAt" | "readingMinutes">;
  /** What it is about, who wrote it. */
  children?: ReactNode;
  /** With the time it takes to read. */
  timed?: boolean;
}

/** The line of small facts of a post: trade or author, day, reading time. */
export function PostFacts({ post, children, timed = false }: PostFactsProps) {
  const { publishedAt, createdAt, readingMinutes } = post;
  const day = publishedAt ?? createdAt;
  const facts: ReactNode[] = [
    children,
    <time key="day" dateTime={day} className="num">
      {formatDay(day)}
    </time>,
    timed && (
      <span key="time" className="num">
        <Trans>{readingMinutes} min de lecture</Trans>
      </span>
    ),
  ].filter(Boolean);
  return (
    <p className="text-sm text-ink-2">
      {facts.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts are fixed
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true"> · </span>}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
