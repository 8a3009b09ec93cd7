import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { cn } from "../cn.ts";
import { useControl } from "./field-context.ts";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "ref"> {
  ref?: ((element: HTMLTextAreaElement | null) => void) | undefined;
  /** One line at first, and a few at most: below something that is read. */
  compact?: boolean | undefined;
}

/** Grows with its text. */
export function TextArea({ className, ref, value, rows = 4, compact = false, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const { id, ...aria } = useControl(rest);
  useLayoutEffect(() => {
    if (own.current && value !== undefined) grow(own.current);
  }, [value]);
  return (
    <textarea
      {...rest}
      {...aria}
      id={id}
      ref={(element) => {
        own.current = element;
        ref?.(element);
      }}
      rows={rows}
      value={value}
      onInput={(event) => grow(event.currentTarget)}
      className={cn(
        "field-sizing-content w-full min-w-0 wrap-anywhere rounded-md border border-control bg-surface px-3.5",
        compact
          ? "block min-h-11 max-h-40 resize-none py-2.25"
          : "min-h-(--text-area-height,7.5rem) max-h-[60vh] resize-y py-3",
        "text-(length:--control-text) leading-6 text-ink hover:border-ink-2",
        "focus:rounded-md focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus",
        "aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger",
        "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3",
        className,
      )}
    />
  );
}

/** Where the browser does not size fields by their content yet. */
function grow(element: HTMLTextAreaElement) {
  if (globalThis.CSS?.supports?.("field-sizing", "content")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}
