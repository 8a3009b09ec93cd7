import { CircleAlert, CircleCheck, Clock, Info, Lock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";

const tones = {
  info: { icon: Info, ground: "bg-sunken", mark: "text-ink" },
  lock: { icon: Lock, ground: "bg-accent-soft", mark: "text-accent-ink" },
  success: { icon: CircleCheck, ground: "bg-success-soft", mark: "text-success" },
  warning: { icon: Clock, ground: "bg-warning-soft", mark: "text-warning" },
  danger: { icon: TriangleAlert, ground: "bg-danger-soft", mark: "text-danger" },
  error: { icon: CircleAlert, ground: "bg-danger-soft", mark: "text-danger" },
} as const;

interface NoteProps {
  /** lock: about private data. danger: before something final. error: something failed, read out at once. */
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A message that stays in the page. */
export function Note({ tone = "info", className, children }: NoteProps) {
  const { icon, ground, mark } = tones[tone];
  return (
    <div
      {...(tone === "error" && { role: "alert" })}
      className={cn("flex min-w-0 gap-3 rounded-md px-4 py-3.5 text-sm text-ink", ground, className)}
    >
      <Icon of={icon} className={cn("mt-px", mark)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
