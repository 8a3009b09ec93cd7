import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";

/** The line that opens a `<details>`, with the sign that everything here opens by. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={cn(
        "flex min-h-6 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      <Icon of={ChevronRight} size="sm" className="shrink-0 [details[open]>summary>&]:rotate-90" />
      <span className="min-w-0">{children}</span>
    </summary>
  );
}
