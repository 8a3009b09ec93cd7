import { useId } from "react";
import { cn } from "../cn.ts";

interface ScaleInputProps {
  name: string;
  value: number | null;
  onChange: (value: number) => void;
  onBlur?: (() => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  describedBy?: string | undefined;
}

/** A mark between two ends, all of them in view. Arrow keys move. Stands in a FieldGroup with `radios`. */
export function ScaleInput({ min, max, step = 1, ...rest }: ScaleInputProps) {
  const marks = Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, index) =>
    Number((min + index * step).toFixed(6)),
  );
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {marks.map((mark) => (
        <Mark key={mark} mark={mark} {...rest} />
      ))}
    </div>
  );
}

type MarkProps = Omit<ScaleInputProps, "min" | "max" | "step"> & { mark: number };

function Mark({ mark, name, value, onChange, onBlur, describedBy }: MarkProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "num grid size-14 cursor-pointer place-items-center rounded-md border text-lg font-semibold",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        mark === value
          ? "border-accent bg-accent text-on-accent"
          : "border-control bg-surface text-ink hover:border-ink-2 hover:bg-hover",
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={mark === value}
        onChange={() => onChange(mark)}
        onBlur={onBlur}
        aria-describedby={describedBy}
        className="sr-only"
      />
      {mark}
    </label>
  );
}
