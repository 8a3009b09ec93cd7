import { Trans, useLingui } from "@lingui/react/macro";
import { formatFigure } from "@metiro/shared/text/format";
import { cn } from "#ui/cn.ts";
import type { ComparedCompany } from "./compare-rows.ts";

interface TotalScaleProps {
  company: ComparedCompany;
  span: { least: number; most: number };
  className?: string;
}

/** Where a total lies between the lowest and the highest: a place on a scale, and in words; no colour judges it. */
export function TotalScale({ company: { position }, span, className }: TotalScaleProps) {
  const { t } = useLingui();
  if (position === undefined || span.least === span.most) return null;
  return (
    <span className={cn("block min-w-0", className)}>
      <span
        aria-hidden="true"
        className="relative mt-1.5 block h-1 rounded-full bg-line-strong [print-color-adjust:exact]"
      >
        <span
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full bg-ink"
          style={{ left: `calc(${position * 100}% + ${(0.5 - position) * 10}px)` }}
        />
      </span>
      <span aria-hidden="true" className="num mt-1.5 flex justify-between gap-2 text-2xs text-ink-3">
        <span>{formatFigure(span.least)}</span>
        <span>{formatFigure(span.most)}</span>
      </span>
      <span className="block text-xs text-ink-2">
        {position === 0 ? (
          <Trans>Total le plus bas</Trans>
        ) : position === 1 ? (
          <Trans>Total le plus haut</Trans>
        ) : (
          <span className="sr-only print:not-sr-only">{t`Entre les deux`}</span>
        )}
      </span>
    </span>
  );
}
