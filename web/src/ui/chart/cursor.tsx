import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useState } from "react";

interface CursorProps {
  count: number;
  /** What the entry at a place says: « 12/06/2026 : 14 demandes ». */
  entryText: (index: number) => string;
  /** What stands there while no entry is chosen. */
  restText: string;
}

/** Goes through the entries of a chart: by pointer over the plot, by arrow keys and by a screen reader as a slider. */
export function useCursor({ count, entryText, restText }: CursorProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen === null || chosen >= count ? null : chosen;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setChosen(Math.min(count - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * count))));
  };
  return {
    index,
    /** For the plot. */
    pointer: { onPointerMove: follow, onPointerDown: follow, onPointerLeave: () => setChosen(null) },
    slider: count > 0 && (
      <input
        type="range"
        className="sr-only"
        aria-label={t`Parcourir le graphique`}
        min={0}
        max={count - 1}
        value={index ?? count - 1}
        aria-valuetext={entryText(index ?? count - 1)}
        onFocus={() => setChosen(index ?? count - 1)}
        onBlur={() => setChosen(null)}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
    ),
    readout: (
      <p aria-hidden="true" className="min-h-6 tabular-nums text-sm font-semibold text-ink">
        {index === null ? restText : entryText(index)}
      </p>
    ),
  };
}

export const plotFrame =
  "relative rounded-sm has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-focus";
