import { useId } from "react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";

interface SegmentProps<V extends string> {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** A few views of the same thing; changes at once. Arrow keys move within it. As wide as its words; what does not fit goes below. */
export function Segment<V extends string>({ label, options, value, onChange, className }: SegmentProps<V>) {
  const name = useId();
  const isChosen = options.some((option) => option.value === value);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn("flex min-w-0 flex-wrap gap-[3px] rounded-md bg-sunken p-[3px]", className)}
    >
      {options.map((option) => (
        <SegmentOption
          key={option.value}
          name={name}
          label={option.label}
          checked={option.value === value}
          unasked={!isChosen}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

interface SegmentOptionProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  /** None is chosen yet: each then looks like what can be pressed. */
  unasked: boolean;
  onChoose: () => void;
}

function SegmentOption({ name, label, checked, unasked, onChoose }: SegmentOptionProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid min-h-11 min-w-11 flex-auto cursor-pointer place-items-center rounded-sm px-1 text-center text-sm font-semibold md:min-h-10 md:px-3",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        checked || unasked ? "bg-surface text-ink ring ring-line-strong" : "text-ink-2 hover:text-ink",
        unasked && "hover:bg-hover",
      )}
    >
      <input id={id} type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  );
}
