import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Quartiles } from "@metiro/shared/job-request/usual-figures";
import type { ReactNode } from "react";
import { type BesideUsual, besideUsual } from "@metiro/shared/job-request/beside-usual";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";

interface UsualLineProps {
  /** What is usual; absent: too few companies have such a figure. */
  usual: Quartiles | undefined;
  /** One's own, on the same scale. */
  own: number | undefined;
  text: (value: number) => string;
  words: GapWords;
  /** What to do where one stands badly. */
  advice?: Partial<Record<BesideUsual, ReactNode>>;
}

/** By how much one's own figure is below or above the median, in a sentence. */
interface GapWords {
  below: (gap: number, median: string) => string;
  above: (gap: number, median: string) => string;
}

/** Under one's own figure: how far it is from the median of the trade, and the scale on which both lie. */
export function UsualLine({ usual, own, text, words, advice }: UsualLineProps) {
  const { t } = useLingui();
  if (!usual) return null;
  const median = text(usual.median);
  // What reads alike is neither more nor less.
  const same = own !== undefined && text(own) === median;
  const position = own !== undefined && !same && besideUsual(usual, own);
  const [low, high] = withUnitOnce(text(usual.low), text(usual.high));
  const span = t({ message: `${low} à ${high}`, context: "from one amount to another" });
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-2">
      <p className="tabular-nums">
        {own === undefined
          ? t`médiane ${median}`
          : same
            ? t`comme la médiane, ${median}`
            : own < usual.median
              ? words.below(usual.median - own, median)
              : words.above(own - usual.median, median)}
      </p>
      <UsualBand usual={usual} own={own} text={text} />
      {usual.low !== usual.high && <VisuallyHidden>{t`la moitié des entreprises : ${span}`}</VisuallyHidden>}
      {position && advice?.[position] && <p className="border-l-2 border-accent-line pl-3">{advice[position]}</p>}
    </div>
  );
}

/** Ends of the band that are closer than so many percents of the line have no room for a label each. */
const narrow = 45;

/**
 * The middle half of the others with its median, and one's own figure among them; the ends of the band are labelled. For the eye: its
 * words stand beside it.
 */
function UsualBand({ usual, own, text }: Pick<UsualLineProps, "own" | "text"> & { usual: Quartiles }) {
  const [least, greatest] = [Math.min(usual.low, own ?? usual.low), Math.max(usual.high, own ?? usual.high)];
  // The line reaches a little beyond the outermost, so that no end looks like a limit.
  const beyond = Math.max((greatest - least) * 0.15, 1);
  const from = Math.max(0, least - beyond);
  const placeOf = (value: number) => Math.round(((value - from) / (greatest + beyond - from)) * 1000) / 10;
  const [low, median, high] = [usual.low, usual.median, usual.high].map(placeOf) as [number, number, number];
  const [first, last] = withUnitOnce(text(usual.low), text(usual.high));
  const isNarrow = high - low < narrow;
  const together = usual.low === usual.high ? text(usual.low) : `${first} – ${last}`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="block h-9 w-full overflow-visible fill-ink-2 text-xs tabular-nums"
    >
      <rect width="100%" y="5" height="6" rx="3" className="fill-sunken" />
      <rect
        x={`${low}%`}
        width={`${Math.max(high - low, 1)}%`}
        y="2.5"
        height="11"
        rx="3"
        className="fill-accent-soft stroke-control"
      />
      <rect x={`${median}%`} transform="translate(-1)" y="2" width="2" height="12" className="fill-accent-ink" />
      {own !== undefined && (
        <circle cx={`${placeOf(own)}%`} cy="8" r="5.5" strokeWidth="2" className="fill-ink stroke-surface" />
      )}
      {isNarrow ? (
        <text {...labelPlace(low, high)} y="30">
          {together}
        </text>
      ) : (
        <>
          <text x={`${low}%`} y="30">
            {first}
          </text>
          <text x={`${high}%`} y="30" textAnchor="end">
            {last}
          </text>
        </>
      )}
    </svg>
  );
}

/** Under the middle of the band; under its outer end where a long label would reach beyond the line. */
function labelPlace(low: number, high: number): { x: string; textAnchor: "start" | "middle" | "end" } {
  const middle = (low + high) / 2;
  if (middle < 35) return { x: `${low}%`, textAnchor: "start" };
  if (middle > 65) return { x: `${high}%`, textAnchor: "end" };
  return { x: `${middle}%`, textAnchor: "middle" };
}

/** « 14 » and « 25 h » of « 14 h » and « 25 h », « CHF 5’400 » and « 6’100 » of amounts; what has another unit keeps it. */
function withUnitOnce(low: string, high: string): [string, string] {
  const unit = /^\d+(\s\D+)$/.exec(low)?.[1];
  if (unit !== undefined) return [high.endsWith(unit) ? low.slice(0, -unit.length) : low, high];
  const currency = /^[A-Z]{3}\s/.exec(low)?.[0];
  return [low, currency !== undefined && high.startsWith(currency) ? high.slice(currency.length) : high];
}

/** « 4 h plus rapide que la médiane, 22 h », « 5 points de plus que la médiane, 90 % » */
export function useGapWords() {
  const { t } = useLingui();
  const shares: GapWords = {
    below: (gap, median) =>
      t`${plural(Math.round(gap), { one: "# point", other: "# points" })} de moins que la médiane, ${median}`,
    above: (gap, median) =>
      t`${plural(Math.round(gap), { one: "# point", other: "# points" })} de plus que la médiane, ${median}`,
  };
  const hours = (text: (value: number) => string): GapWords => ({
    below: (value, median) => {
      const gap = text(value);
      return t`${gap} plus rapide que la médiane, ${median}`;
    },
    above: (value, median) => {
      const gap = text(value);
      return t`${gap} plus lent que la médiane, ${median}`;
    },
  });
  const prices = (text: (value: number) => string): GapWords => ({
    below: (value, median) => {
      const gap = text(value);
      return t`${gap} de moins que la médiane, ${median}`;
    },
    above: (value, median) => {
      const gap = text(value);
      return t`${gap} de plus que la médiane, ${median}`;
    },
  });
  return { hours, shares, prices };
}
