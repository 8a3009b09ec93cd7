interface StackedBarProps {
  /** All of it in words, for those who do not see it. */
  text: string;
  /** In the order of the legend; `color` is a class. */
  parts: readonly { key: string; color: string; value: number }[];
}

/** A whole and its parts, each as wide as its share. */
export function StackedBar({ text, parts }: StackedBarProps) {
  return (
    <span className="block min-w-32">
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="flex h-3 gap-0.5">
        {parts.map(
          ({ key, color, value }) =>
            value > 0 && <span key={key} className={color} style={{ flex: `${value} 0 0%` }} />,
        )}
      </span>
    </span>
  );
}
