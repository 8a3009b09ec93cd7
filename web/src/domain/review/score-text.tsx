import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReviewScore } from "@metiro/shared/review/schema";
import { Star } from "lucide-react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";

/** « 4,6 (12 avis) »; below three reviews their number alone, and nothing without any. */
export function ScoreText({ score, className = "text-xs" }: { score: ReviewScore | undefined; className?: string }) {
  const { i18n } = useLingui();
  if (!score || score.count === 0) return null;
  const count = <Plural value={score.count} one="# avis" other="# avis" />;
  if (score.score === undefined) return <span className={cn("text-ink-2", className)}>{count}</span>;
  const mean = i18n.number(score.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={cn("num inline-flex items-center gap-1 text-ink-2", className)}>
      <Icon of={Star} size="xs" className="fill-current text-accent-ink" />
      <span>
        <Trans>
          <span className="font-semibold text-ink">{mean}</span> ({count})
        </Trans>
      </span>
    </span>
  );
}
