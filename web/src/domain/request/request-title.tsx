import type { ReactNode } from "react";
import { Pictogram } from "#art/pictogram.tsx";
import { cn } from "#ui/cn.ts";

interface RequestTitleProps {
  /** The `icon` of the category. */
  icon: string | undefined;
  title: string;
  /** A second, quieter line. */
  children?: ReactNode;
  /** Where that line is left out: `xl:hidden`. */
  noteClass?: string | undefined;
  /** Only where it matters whether it was read. */
  unread?: boolean | undefined;
}

/** What a request is, as the first cell of a row. */
export const RequestTitle = ({ icon, title, children, noteClass, unread }: RequestTitleProps) => (
  <span className="flex items-center gap-3">
    <Pictogram icon={icon} size="sm" />
    <span className="min-w-0">
      <span className={cn("block wrap-anywhere", unread === true && "font-bold", unread === false && "font-medium")}>
        {title}
      </span>
      {/* A block of its own within the line: the link's underline stays with the title. */}
      {children && <span className={cn("inline-block text-xs font-normal text-ink-2", noteClass)}>{children}</span>}
    </span>
  </span>
);
