import { type ReactNode, useId } from "react";
import { cn } from "#ui/cn.ts";
import { FieldError } from "#ui/input/field.tsx";
import { FieldContext } from "#ui/input/field-context.ts";

interface LineFieldProps {
  label: ReactNode;
  error?: string | undefined;
  /** What it holds may be left out. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field of a line: its name above it, and where lines stand as a table, in the head of the column. */
export function LineField({ label, error, optional = false, className, children }: LineFieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={id} className="text-xs font-semibold text-ink-2 xl:sr-only">
        {label}
      </label>
      <FieldContext value={{ id, describedBy: errorId, invalid: error !== undefined, required: !optional }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
