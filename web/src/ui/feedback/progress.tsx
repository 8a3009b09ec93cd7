import { cn } from "../cn.ts";

interface ProgressProps {
  /** What progresses. */
  label: string;
  value: number;
  max?: number | undefined;
  /** bar: 6 px. edge: 4 px, the lower edge of the wizard's bar. */
  look?: "bar" | "edge" | undefined;
  className?: string | undefined;
}

const parts = [
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
  "[&::-webkit-progress-value]:rounded-[inherit] [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200",
].join(" ");

export function Progress({ label, value, max = 100, look = "bar", className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={cn(
        "block w-full min-w-0 appearance-none overflow-hidden border-0 bg-sunken",
        parts,
        look === "bar" ? "h-1.5 rounded-full" : "h-1",
        className,
      )}
    />
  );
}
