interface ProgressProps {
  /** What progresses. */
  label: string;
  value: number;
  max?: number | undefined;
}

const look = [
  "block h-1.5 w-full min-w-0 appearance-none overflow-hidden rounded-full border-0 bg-sunken",
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
  "[&::-webkit-progress-value]:rounded-[inherit] [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200",
].join(" ");

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={look} />;
}
