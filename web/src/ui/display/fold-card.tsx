import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { usePhone } from "../navigation/use-phone.ts";
import { Count } from "./badge.tsx";
import { Card, CardHead } from "./card.tsx";

interface FoldCardProps {
  title: ReactNode;
  /** How much is in it, told while it is closed too. */
  count?: number | undefined;
  /** At the right of the head, where it is open. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card of what is looked up now and then: on a phone its head opens it, elsewhere it is a card like any other. */
export function FoldCard({ title, count, aside, className, children }: FoldCardProps) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  const told = count !== undefined && <Count value={count} />;
  if (!phone)
    return (
      <Card className={className}>
        <CardHead title={title} aside={aside ?? told} />
        {children}
      </Card>
    );
  return (
    <Card className={className}>
      <h2 className="title-card">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-15 w-full items-center gap-3 rounded-lg px-4 py-4 text-left hover:bg-hover focus-visible:-outline-offset-3"
        >
          <span className="min-w-0 flex-1">{title}</span>
          {told}
          <Icon of={ChevronDown} className={cn("shrink-0 text-ink-3", open && "rotate-180")} />
        </button>
      </h2>
      <div id={id} className="border-t border-line empty:hidden">
        {open && (
          <>
            {aside && <div className="border-b border-line p-4 text-ink-2">{aside}</div>}
            {children}
          </>
        )}
      </div>
    </Card>
  );
}
