import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { cn } from "../cn.ts";
import { Icon, type IconShape } from "../icon.tsx";

const hold = (event: MouseEvent) => event.preventDefault();

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label" | "disabled"> {
  icon: IconShape;
  /** What it does: its accessible name. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Holds presses back. The button keeps its focus: what was just pressed may be what is held by it. */
  held?: boolean | undefined;
}

export function IconButton({
  icon,
  label,
  variant = "ghost",
  size = "md",
  held = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(buttonClass({ variant, size, shape: "icon" }), className)}
      {...rest}
      // A menu opens by its trigger's pointer and keys.
      {...(held && { "aria-disabled": true, onClick: hold, onPointerDown: undefined, onKeyDown: undefined })}
    >
      <Icon of={icon} size={size === "sm" ? "sm" : "md"} />
    </button>
  );
}
