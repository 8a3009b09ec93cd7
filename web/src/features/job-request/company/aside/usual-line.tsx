import { useLingui } from "@lingui/react/macro";
import type { Quartiles } from "@metiro/shared/job-request/usual-figures";
import type { ReactNode } from "react";
import { type BesideUsual, besideUsual } from "@metiro/shared/job-request/beside-usual";

interface UsualLineProps {
  /** What is usual; absent: too few companies have such a figure. */
  usual: Quartiles | undefined;
  /** One's own, on the same scale. */
  own: number | undefined;
  text: (value: number) => string;
  words: Record<BesideUsual, string>;
  /** What to do where one stands badly. */
  advice?: Partial<Record<BesideUsual, ReactNode>>;
}

/** Under one's own figure: what is usual in the trade, and where one stands. */
export function UsualLine({ usual, own, text, words, advice }: UsualLineProps) {
  const { t } = useLingui();
  if (!usual) return null;
  const median = text(usual.median);
  // What reads alike is neither more nor less.
  const position = own !== undefined && (text(own) === median ? "middle" : besideUsual(usual, own));
  const [low, high] = withUnitOnce(text(usual.low), text(usual.high));
  const span =
    usual.low === usual.high ? median : t({ message: `${low} à ${high}`, context: "from one amount to another" });
  return (
    <div className="mt-1 grid gap-1.5 text-sm text-ink-2">
      <UsualBand usual={usual} own={own} />
      <p>
        {position && <span className="font-semibold text-ink">{words[position]}</span>}
        {position && "\u00a0· "}
        <span className="tabular-nums">
          {span === median ? t`habituel : ${span}` : t`habituel : ${span}, médiane ${median}`}
        </span>
      </p>
      {position && advice?.[position] && <p className="border-l-2 border-accent-line pl-3">{advice[position]}</p>}
    </div>
  );
}

/** The middle half of the others with its median, and one's own figure among them. For the eye: its words stand below. */
function UsualBand({ usual, own }: Pick<UsualLineProps, "usual" | "own">) {
  if (!usual) return null;
  const [least, greatest] = [Math.min(usual.low, own ?? usual.low), Math.max(usual.high, own ?? usual.high)];
  // The line reaches a little beyond the outermost, so that no end looks like a limit.
  const beyond = Math.max((greatest - least) * 0.15, 1);
  const from = Math.max(0, least - beyond);
  const placeOf = (value: number) => Math.round(((value - from) / (greatest + beyond - from)) * 1000) / 10;
  const [low, median, high] = [usual.low, usual.median, usual.high].map(placeOf) as [number, number, number];
  return (
    <svg aria-hidden="true" focusable="false" className="block h-4 w-full overflow-visible">
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
    </svg>
  );
}

/** « 14 » and « 25 h » of « 14 h » and « 25 h »; what has its unit before it, or another one, keeps it. */
function withUnitOnce(low: string, high: string): [string, string] {
  const unit = /^\d+(\s\D+)$/.exec(low)?.[1];
  return [unit !== undefined && high.endsWith(unit) ? low.slice(0, -unit.length) : low, high];
}

/** « plus rapide que la moitié des entreprises » */
export function useStandingWords() {
  const { t } = useLingui();
  const hours: Record<BesideUsual, string> = {
    least: t`plus rapide que les trois quarts des entreprises`,
    less: t`plus rapide que la moitié des entreprises`,
    middle: t`comme la moitié des entreprises`,
    more: t`plus lent que la moitié des entreprises`,
    most: t`plus lent que les trois quarts des entreprises`,
  };
  const shares: Record<BesideUsual, string> = {
    least: t`moins que les trois quarts des entreprises`,
    less: t`moins que la moitié des entreprises`,
    middle: t`comme la moitié des entreprises`,
    more: t`plus que la moitié des entreprises`,
    most: t`plus que les trois quarts des entreprises`,
  };
  const prices: Record<BesideUsual, string> = {
    least: t`moins cher que les trois quarts des entreprises`,
    less: t`moins cher que la moitié des entreprises`,
    middle: t`comme la moitié des entreprises`,
    more: t`plus cher que la moitié des entreprises`,
    most: t`plus cher que les trois quarts des entreprises`,
  };
  return { hours, shares, prices };
}
