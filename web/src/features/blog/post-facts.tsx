import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { formatDay } from "@metiro/shared/text/format";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import type { ReactNode } from "react";

interface PostFactsProps {
  post: Pick<BlogItem, "publishedAt" | "createdAt" | "readingMinutes">;
  /** What it is about, who wrote it. */
  children?: ReactNode;
  /** The language of its words, where it is to be told. */
  lang?: TextLanguage;
  /** With the time it takes to read. */
  timed?: boolean;
}

/** The line of small facts of a post: trade or author, day, reading time, and its language where it is not the page's. */
export function PostFacts({ post, children, lang, timed = false }: PostFactsProps) {
  const { i18n } = useLingui();
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
    lang && lang !== textLanguageOf(i18n.locale) && (
      <span key="language" className="font-semibold text-ink">
        <Trans>En français</Trans>
      </span>
    ),
  ].filter(Boolean);
  // The dot before each fact is cut off where a line begins with it.
  return (
    <p className="overflow-hidden text-sm text-ink-2">
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the facts are fixed
          <span key={at} className="relative pl-4 before:absolute before:left-1.5 before:content-['·']">
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}
