import { GripVertical } from "lucide-react";
import type { HTMLAttributes } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";

interface GripProps {
  label: string;
  /** What makes it drag. */
  drag: HTMLAttributes<HTMLButtonElement>;
  /** One place up or down, by the arrow keys. */
  onNudge: (by: 1 | -1) => void;
  className?: string;
}

/** Where a row is taken to be moved: dragged, or by the arrow keys. */
export function Grip({ label, drag, onNudge, className }: GripProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      className={cn(
        "grid shrink-0 cursor-grab touch-none place-items-center text-ink-3 hover:text-ink focus-visible:-outline-offset-3",
        className,
      )}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        onNudge(event.key === "ArrowUp" ? -1 : 1);
      }}
      {...drag}
    >
      <Icon of={GripVertical} size="sm" />
    </button>
  );
}
