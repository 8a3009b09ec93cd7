import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Icon, type IconShape } from "../icon.tsx";

const badgeClass = cva(
  // In a row of 44 px it has room for a second line, of its own or below it.
  "inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold md:group-data-compact/table:min-h-5.5 md:group-data-compact/table:py-0 md:group-data-compact/table:leading-4.5",
  {
    variants: {
      tone: {
        accent: "bg-accent-soft text-accent-ink in-data-selected:bg-surface",
        success: "bg-success-soft text-success",
        neutral: "bg-sunken text-ink-2",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
        outline: "text-ink-2 inset-ring inset-ring-line-strong",
      },
    },
  },
);

export type BadgeLook =
  | { tone: "accent" | "success" | "neutral" | "warning" | "danger"; icon: IconShape | "dot" }
  | { tone: "outline"; icon?: IconShape | "dot" | undefined };

type BadgeProps = { children: ReactNode; className?: string | undefined } & BadgeLook;

/** A status: always icon and word, never colour alone. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={cn(badgeClass({ tone }), className)}>
      {icon === "dot" ? (
        <span className="size-2 shrink-0 rounded-full bg-current" />
      ) : (
        icon && <Icon of={icon} size="xs" />
      )}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** A number beside a word: of a tab, of a menu entry. */
export function Count({
  value,
  accent = false,
  className,
}: {
  value: string | number;
  accent?: boolean;
  className?: string;
}) {
  return (
    <span
      className={cn(
        "num inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full px-1.5 text-2xs font-semibold",
        accent ? "bg-accent text-on-accent" : "bg-sunken text-ink-2",
        className,
      )}
    >
      {value}
    </span>
  );
}
