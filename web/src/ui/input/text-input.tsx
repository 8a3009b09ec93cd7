import type { ComponentProps, PointerEvent, ReactNode } from "react";
import { useId } from "react";
import { cn } from "../cn.ts";
import { frameClass, inputClass } from "./control-class.ts";
import { useControl } from "./field-context.ts";
import { Icon, type IconShape } from "../icon.tsx";

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
