import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";

const shapes = {
  line: "h-3.5 w-full rounded-xs",
  short: "h-3.5 w-24 max-w-full rounded-xs",
  title: "h-7 w-1/2 rounded-xs",
  badge: "h-6 w-18 rounded-sm",
  button: "h-9 w-24 rounded-md",
  square: "size-9 rounded-xs",
  block: "h-32 w-full rounded-md",
} as const;
export type SkeletonShape = keyof typeof shapes;

/** A grey block in the place of what is coming. */
export function Skeleton({
  shape = "line",
  className,
}: {
  shape?: SkeletonShape | undefined;
  className?: string | undefined;
}) {
  return <span aria-hidden="true" className={cn("block animate-pulse bg-sunken", shapes[shape], className)} />;
}

/** Says once that what it holds is being loaded. */
export function SkeletonArea({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{t`Chargement…`}</output>
      {children}
    </div>
  );
}

/** A card of lines, for pages that consist of cards. */
export function SkeletonCard() {
  return (
    <SkeletonArea className="grid content-start gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className="w-[86%]" />
      <Skeleton shape="badge" />
    </SkeletonArea>
  );
}
