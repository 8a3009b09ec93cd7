import { type ComponentProps, type PointerEvent, type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { useControl } from "./field-context.ts";
import { type IconShape, Icon } from "../icon.tsx";

export interface TextInputProps extends Omit<ComponentProps<"input">, "prefix" | "size"> {
  icon?: IconShape | undefined;
  /** Before the text: a currency. */
  prefix?: string | undefined;
  /** After the text: a unit. */
  suffix?: string | undefined;
  /** At the right end, inside the frame: an icon button. */
  action?: ReactNode;
}

export function TextInput({ icon, prefix, suffix, action, className, type = "text", ...rest }: TextInputProps) {
  const unitId = useId();
  const unit = prefix ?? suffix;
  const { id, ...aria } = useControl(rest);
  const describedBy = [aria["aria-describedby"], unit && unitId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cn(frameClass, className)} onPointerDown={focusInput} role="presentation">
      {icon && <Icon of={icon} className="ml-3.5 text-ink-3" />}
      {prefix && (
        <span id={unitId} className="pl-3.5 text-ink-3">
          {prefix}
        </span>
      )}
      <input
        {...rest}
        {...aria}
        id={id}
        type={type}
        aria-describedby={describedBy}
        className={cn(inputClass, icon || prefix ? "pl-2.5" : undefined)}
      />
      {suffix && (
        <span id={unitId} className="pr-3.5 text-ink-3">
          {suffix}
        </span>
      )}
      {action}
    </div>
  );
}

/** The whole frame is the target, its icon and unit included. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest("input, button")) return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
}

/** The frame of a one-line control; the input inside it has no frame of its own. */
const frameClass = [
  "flex w-full min-w-0 min-h-(--control-height) items-center overflow-hidden rounded-md border border-control bg-surface",
  "[&>button]:-my-px text-(length:--control-text) leading-6 text-ink hover:border-ink-2",
  "has-[:focus]:border-focus has-[:focus]:outline-3 has-[:focus]:outline-focus",
  "has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:inset-ring has-[[aria-invalid=true]]:inset-ring-danger",
  "has-[:disabled]:cursor-not-allowed has-[:disabled]:border-line-strong has-[:disabled]:bg-sunken has-[:disabled]:text-ink-3",
].join(" ");

/** The input inside a frame. */
const inputClass =
  "min-w-0 flex-1 self-stretch bg-transparent px-3.5 py-1.5 text-ellipsis outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden";
