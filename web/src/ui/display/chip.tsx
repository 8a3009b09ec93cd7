import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import type { RenderLink } from "../navigation/link-parts.ts";

const chipClass =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-3 py-1 text-sm leading-5 font-medium no-underline md:min-h-9";

interface ChipProps {
  children: ReactNode;
  /** Makes it a link: `(parts) => <Link {...parts} to="…" />`. */
  link?: RenderLink | undefined;
  className?: string | undefined;
}

export function Chip({ children, link, className }: ChipProps) {
  const look = cn(chipClass, "border-line-strong bg-surface text-ink", className);
  if (!link) return <span className={look}>{children}</span>;
  return link({ className: cn(look, "hover:border-control hover:bg-hover focus-visible:rounded-full"), children });
}

/** Something chosen that can be taken away. `name` is what « Retirer … » names. */
export function RemovableChip({
  children,
  name,
  onRemove,
}: {
  children: ReactNode;
  name: string;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  return (
    <span className={cn(chipClass, "border-accent-line bg-accent-soft pr-0 text-accent-ink")}>
      <span className="min-w-0">{children}</span>
      <button
        type="button"
        aria-label={t`Retirer ${name}`}
        onClick={onRemove}
        className="-my-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-line/40 focus-visible:rounded-full md:size-9"
      >
        <Icon of={X} size="sm" />
      </button>
    </span>
  );
}
