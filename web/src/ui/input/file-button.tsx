import { type ReactNode, useId } from "react";
import { type ButtonVariant, buttonClass } from "../button/button-class.ts";
import { cn } from "../cn.ts";

interface FileButtonProps {
  /** Which files it takes, as for a file input: `image/*`. */
  accept: string;
  /** At least one, however they were chosen. */
  onFiles: (files: File[]) => void;
  name?: string | undefined;
  /** Nothing is taken meanwhile; the focus stays. */
  busy?: boolean | undefined;
  /** No more is taken, and it looks so; the focus can still come here. */
  full?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  multiple?: boolean | undefined;
  /** Opens the camera at the back of a phone. */
  capture?: "environment";
  variant?: ButtonVariant | undefined;
  /** What it does, where the button is an icon: its accessible name. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The label of a file input, as a button: on a phone it offers camera and library. */
export function FileButton({
  busy,
  full = false,
  invalid,
  describedBy,
  onFiles,
  variant = "secondary",
  label,
  className,
  children,
  ...input
}: FileButtonProps) {
  const id = useId();
  const held = busy || full;
  return (
    <label
      htmlFor={id}
      className={cn(
        buttonClass({ variant, shape: label === undefined ? undefined : "icon" }),
        full ? "cursor-not-allowed text-ink-disabled!" : "cursor-pointer",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        className,
      )}
    >
      <input
        {...input}
        id={id}
        type="file"
        aria-label={label}
        aria-disabled={held || undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onClick={(event) => {
          if (held) event.preventDefault();
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0 && !held) onFiles(files);
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}
