import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { useControl } from "./field-context.ts";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "size"> {
  label: ReactNode;
}

/** Whether it is on is the native box's to say. */
const asSwitch = { role: "switch" } as const;

/** The switch alone, for a Field, which names it. */
export function SwitchInput({ className, ...rest }: Omit<SwitchProps, "label">) {
  const { id, "aria-describedby": describedBy } = useControl(rest);
  return (
    <input
      {...rest}
      id={id}
      aria-describedby={describedBy}
      type="checkbox"
      {...asSwitch}
      className={cn(
        "relative h-6 w-10 shrink-0 appearance-none rounded-full bg-control transition-colors duration-200 checked:bg-accent",
        "focus-visible:rounded-full disabled:cursor-not-allowed disabled:bg-line-strong forced-colors:appearance-auto",
        "before:absolute before:top-[3px] before:left-[3px] before:size-4.5 before:rounded-full before:bg-surface",
        "before:transition-[translate] before:duration-200 before:ease-standard checked:before:translate-x-4",
        className,
      )}
    />
  );
}

/** For settings: what a form has people agree to is a Checkbox. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={cn("inline-flex min-h-11 min-w-0 items-center gap-3 has-[:enabled]:cursor-pointer", className)}>
      <SwitchInput {...rest} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
