import { Link } from "@tanstack/react-router";
import { cn } from "#ui/cn.ts";
import { textLinkClass } from "#ui/navigation/text-link.ts";

/** The number of a request, and the way to it in the back office. */
export function RequestNumberLink({
  of: { id, number },
  className,
}: {
  of: { id: string; number: string };
  className?: string;
}) {
  return (
    <Link to="/admin/jobs/$id" params={{ id }} className={cn(textLinkClass, "num whitespace-nowrap", className)}>
      {number}
    </Link>
  );
}
