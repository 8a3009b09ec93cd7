import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { cn } from "../cn.ts";
import { Icon, type IconShape } from "../icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: IconShape;
  /** What it does: its accessible name. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

export function IconButton({ icon, label, variant = "ghost", size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(buttonClass({ variant, size, shape: "icon" }), className)}
      {...rest}
    >
      <Icon of={icon} size={size === "sm" ? "sm" : "md"} />
    </button>
  );
}
