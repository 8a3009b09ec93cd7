import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { useNarrow } from "../navigation/use-narrow.ts";
import { usePhone } from "../navigation/use-phone.ts";
import { Count } from "./badge.tsx";
import { Card, CardHead } from "./card.tsx";

interface FoldCardProps {
  id?: string | undefined;
  /** Its name as a part of the page; none where its title says enough. */
  label?: string | undefined;
  title: ReactNode;
  /** How much is in it, told while it is closed too. */
  count?: number | undefined;
  /** What it comes to, told in its head on a phone. */
  figure?: ReactNode;
  /** Under its title on a phone: what somebody should know without opening it. */
  note?: ReactNode;
  /** At the right of the head, where it is open. */
  aside?: ReactNode;
  /** Somebody looks at it each time: a phone has it open as well. */
  openAtFirst?: boolean | undefined;
  /** Whether a phone has it open, where the page says so; else the card knows by itself. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** A tablet held upright folds it as a phone does: one of many. */
  tabletToo?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A card of what is looked up now and then: on a phone its head opens it, elsewhere it is a card like any other. */
export function FoldCard(props: FoldCardProps) {
  const { id, label, title, count, figure, note, aside, openAtFirst = false, tabletToo, className, children } = props;
  const phone = usePhone();
  const narrow = useNarrow();
  const [opened, setOpened] = useState(openAtFirst);
  const { open = opened, onToggle = setOpened } = props;
  const contentId = useId();
  const told = count !== undefined && <Count value={count} />;
  if (!(tabletToo ? narrow : phone))
    return (
      <Card id={id} aria-label={label} className={className}>
        <CardHead title={title} aside={aside ?? told} />
        {children}
      </Card>
    );
  return (
    <Card id={id} aria-label={label} className={className}>
      <h2 className="title-card">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => onToggle(!open)}
          className="flex min-h-15 w-full items-center gap-3 rounded-lg px-4 py-4 text-left hover:bg-hover focus-visible:-outline-offset-3"
        >
          <span className="min-w-0 flex-1">
            {title}
            {note && <span className="mt-0.5 block truncate text-sm font-normal text-ink-2">{note}</span>}
          </span>
          {figure && <span className="num max-w-2/5 shrink-0 truncate text-sm font-normal text-ink-2">{figure}</span>}
          {told}
          <Icon of={ChevronDown} className={cn("shrink-0 text-ink-3", open && "rotate-180")} />
        </button>
      </h2>
      <div id={contentId} className="border-t border-line empty:hidden">
        {open && (
          <>
            {aside && <div className="border-b border-line px-4 py-3 text-ink-2">{aside}</div>}
            {children}
          </>
        )}
      </div>
    </Card>
  );
}
