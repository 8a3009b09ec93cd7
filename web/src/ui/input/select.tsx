import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { useControl } from "./field-context.ts";
import { Icon } from "../icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** What it stands under; of one group the options follow each other. */
  group?: string | undefined;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  options: readonly SelectOption[];
  /** The first entry, which chooses nothing: « Choisir un canton ». */
  placeholder?: string | undefined;
  compact?: boolean | undefined;
}

/** The native list: on a phone it is the phone's own. */
export function Select({ options, placeholder, compact = false, className, ...rest }: SelectProps) {
  const { id, ...aria } = useControl(rest);
  return (
    <span className={cn("relative flex min-w-0", className)}>
      <select
        {...rest}
        {...aria}
        id={id}
        className={cn(
          "w-full min-w-0 appearance-none rounded-md border border-control bg-surface pr-10 pl-3.5 leading-6 text-ellipsis text-ink",
          "hover:border-ink-2 focus:rounded-md focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus",
          "aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger",
          "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3",
          compact
            ? "min-h-11 py-1.5 text-sm md:min-h-10"
            : "min-h-(--control-height) py-2 text-(length:--control-text)",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
          const entries = members.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ));
          return group === undefined ? (
            entries
          ) : (
            <optgroup key={group} label={group}>
              {entries}
            </optgroup>
          );
        })}
      </select>
      <Icon
        of={ChevronDown}
        size="sm"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
