import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cn } from "#ui/cn.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";

interface BubbleProps {
  mine: boolean;
  /** Who wrote it, where it is not the reader. */
  other: string;
  text: ReactNode;
  photos?: ReactNode;
  /** Not there yet. */
  faint?: boolean;
  /** Under it: when, and what became of it. */
  children?: ReactNode;
}

/** One message: one's own at the right, the other one's at the left. */
export const Bubble = ({ mine, other, text, photos, faint, children }: BubbleProps) => (
  <div className={cn("flex flex-col gap-1", mine ? "items-end pl-10 md:pl-20" : "items-start pr-10 md:pr-20")}>
    <VisuallyHidden>{mine ? <Trans>Vous :</Trans> : <Trans>{other} :</Trans>}</VisuallyHidden>
    {text && (
      <div
        className={cn(
          "max-w-full rounded-lg px-3.5 py-2 whitespace-pre-line wrap-anywhere",
          mine ? "rounded-br-xs bg-accent-soft text-ink" : "rounded-bl-xs bg-sunken text-ink",
          faint && "text-ink-2",
        )}
      >
        {text}
      </div>
    )}
    {photos}
    {children}
  </div>
);
