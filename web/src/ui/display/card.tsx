import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";

/** A surface with a hairline. Parts: CardHead, CardBody, CardFoot. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={cn("min-w-0 rounded-lg border border-line bg-surface", className)} />;
}

interface CardHeadProps {
  title: ReactNode;
  /** Heading level; the look stays. */
  level?: 2 | 3 | undefined;
  /** At the right: a badge, a count, a link. */
  aside?: ReactNode;
  id?: string | undefined;
}

export function CardHead({ title, level = 2, aside, id }: CardHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-4 md:px-5">
      <Heading id={id} className="title-card min-w-0">
        {title}
      </Heading>
      {aside && <div className="min-w-0 text-ink-2">{aside}</div>}
    </div>
  );
}

export function CardBody({ large = false, className, ...rest }: ComponentProps<"div"> & { large?: boolean }) {
  return <div {...rest} className={cn(large ? "p-5 md:p-8" : "p-4 md:p-5", className)} />;
}

/** `large`: as far in as the body of a large card. */
export function CardFoot({ large = false, className, ...rest }: ComponentProps<"div"> & { large?: boolean }) {
  return (
    <div
      {...rest}
      className={cn(
        "flex flex-wrap items-center justify-between gap-3 border-t border-line py-3.5",
        large ? "px-5 md:px-8" : "px-4 md:px-5",
        className,
      )}
    />
  );
}
