import { type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { FieldError } from "./field.tsx";
import { TickBox, type TickBoxProps } from "./tick-box.tsx";

interface CheckboxProps extends Omit<TickBoxProps, "kind" | "large" | "children" | "id"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

const rowClass =
  "inline-flex min-h-11 min-w-0 items-start gap-3 py-2.5 leading-6 has-[:enabled]:cursor-pointer has-[:disabled]:text-ink-3";

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={id} className={rowClass}>
        <TickBox
          {...rest}
          id={id}
          className="mt-0.5"
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <TickText label={label} hint={hint} />
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function TickText({ label, hint }: { label: ReactNode; hint: ReactNode }) {
  return (
    <span className="min-w-0">
      {label}
      {hint && <span className="block text-sm text-ink-2">{hint}</span>}
    </span>
  );
}
