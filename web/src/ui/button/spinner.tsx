import { cn } from "../cn.ts";

/** Turning ring. `label` names it where nothing beside it does. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <span
      {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
      className={cn(
        "inline-block size-4.5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
}
