/** Round values and their hairlines, behind a plot that takes the whole of its box. */
export function GridLines({ ticks, format }: { ticks: readonly number[]; format: (value: number) => string }) {
  const max = ticks.at(-1) ?? 1;
  return ticks.map((tick) => (
    <div key={tick} className="absolute inset-x-0 border-t border-line" style={{ bottom: `${(tick / max) * 100}%` }}>
      <span className="num absolute right-full mr-2 -translate-y-1/2 text-2xs whitespace-nowrap text-ink-3">
        {format(tick)}
      </span>
    </div>
  ));
}
