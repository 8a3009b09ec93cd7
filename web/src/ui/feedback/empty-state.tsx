import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Illustration, type ModuleName } from "./illustration/illustration.tsx";

interface EmptyStateProps {
  title: ReactNode;
  /** One sentence: what will stand here, or how to find more. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  art?: ModuleName | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Nothing here: first use, or nothing found. */
export function EmptyState({ title, children, action, art = "house", level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cn("flex flex-col items-center gap-2 px-6 py-16 text-center", className)}>
      <Illustration name={art} className="mb-4 w-32" />
      <Heading className="title-3">{title}</Heading>
      {children && <div className="max-w-112 text-balance text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
