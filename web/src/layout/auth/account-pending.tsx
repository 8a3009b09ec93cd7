import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

interface AccountPendingProps {
  /** What stands above the form; it is there from the start. */
  head: ReactNode;
  /** How many fields the form has, and how many buttons. */
  fields?: number;
  buttons?: number;
  /** The page is a wide one. */
  wide?: boolean;
}

/** An account page until its form is there, as high as with it. */
export function AccountPending({ head, fields = 1, buttons = 1, wide }: AccountPendingProps) {
  return (
    <div {...(wide && { "data-wide": "" })} className="grid gap-6">
      {head}
      <SkeletonArea className="grid gap-6">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className="grid gap-1.5">
            <Skeleton className="my-1 w-32" />
            <Skeleton className="h-12 rounded-md" />
          </div>
        ))}
        {Array.from({ length: buttons }, (_, index) => (
          <Skeleton key={index} className="h-13 rounded-md" />
        ))}
      </SkeletonArea>
    </div>
  );
}

/** The search of a page that is not there yet. A guard may lead on from it: its own route is no place to ask then. */
export const usePendingSearch = <Search,>(read: (search: Record<string, unknown>) => Search): Search =>
  read(useLocation().search);
