import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { cn } from "../cn.ts";
import { Icon, type IconShape } from "../icon.tsx";
import { Spinner } from "./spinner.tsx";
import { useReason } from "./use-reason.tsx";

/** Without the `disabled` of the browser, which takes the focus from who has just pressed it, and hides from the keyboard what cannot be done. */
export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  icon?: IconShape | undefined;
  iconAfter?: IconShape | undefined;
  /** Shows a spinner and holds further presses back; the button keeps its focus. */
  loading?: boolean | undefined;
  /** The verb while loading: « Envoi… ». */
  loadingLabel?: ReactNode;
  /** Holds presses back where the page shows why: something beside it is under way. The button keeps its focus. */
  held?: boolean | undefined;
  /** Why it may not be pressed now. The button stays reachable and tells. */
  disabledReason?: string | undefined;
  /** What is still missing before a press can go through: told in the same way, and a press shows where. */
  missing?: string | undefined;
}

export function Button({
  variant,
  size = "md",
  block,
  icon,
  iconAfter,
  loading = false,
  loadingLabel,
  held: isHeld = false,
  disabledReason,
  missing,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reason = useReason(disabledReason ?? missing);
  const held = loading || isHeld || disabledReason !== undefined;
  const hold = (event: MouseEvent) => event.preventDefault();
  const iconSize = size === "sm" ? "sm" : "md";
  return (
    <>
      <button
        type="button"
        className={cn(buttonClass({ variant, size, block }), className)}
        {...rest}
        {...(loading && { "data-loading": "", "aria-busy": true })}
        {...reason.props}
        {...(held ? { "aria-disabled": true } : missing !== undefined && { "aria-disabled": undefined })}
        onClick={held ? hold : onClick}
      >
        {loading ? <Spinner /> : icon && <Icon of={icon} size={iconSize} />}
        <span className="min-w-0">{loading ? (loadingLabel ?? children) : children}</span>
        {!loading && iconAfter && <Icon of={iconAfter} size={iconSize} />}
      </button>
      {reason.note}
    </>
  );
}
