import { Link } from "@tanstack/react-router";
import { cn } from "#ui/cn.ts";
import { useSite } from "#site/use-site.ts";

interface BrandProps {
  /** On a dark ground. */
  inverse?: boolean;
  /** The mark alone; the name is still read out. */
  compact?: boolean;
  className?: string;
}

/** Mark and name of the platform; it always leads home. */
export function Brand({ inverse = false, compact = false, className }: BrandProps) {
  const { name } = useSite();
  return (
    <Link
      to="/"
      className={cn(
        "inline-flex min-h-11 shrink-0 items-center gap-3 font-display text-[1.375rem] leading-none font-semibold tracking-display no-underline",
        inverse ? "text-on-inverse" : "text-ink",
        className,
      )}
    >
      <svg
        viewBox="0 0 28 28"
        aria-hidden="true"
        className={cn("size-7 shrink-0", inverse ? "text-on-inverse" : "text-accent")}
      >
        <path d="M4 24V5.5L14 17 24 5.5V24" fill="none" stroke="currentColor" strokeWidth="4.5" strokeMiterlimit="6" />
      </svg>
      <span className={cn("lowercase", compact && "sr-only")}>{name}</span>
    </Link>
  );
}
