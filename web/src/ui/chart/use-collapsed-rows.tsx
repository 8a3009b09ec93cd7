import { Plural } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";

/** How many rows a phone shows at first: several rankings stand one below the other there. */
const shown = 5;

interface CollapsedRows {
  /** For the row with this place, from 0. */
  rowClass: (index: number) => string | undefined;
  /** Unfolds the rest; stands below the rows. */
  more: ReactNode;
}

/** Folds the end of a ranking away on a phone until it is asked for; one row is not worth a button. */
export function useCollapsedRows(count: number): CollapsedRows {
  const [open, setOpen] = useState(false);
  const folded = count > shown + 1 && !open;
  return {
    rowClass: (index) => (folded && index >= shown ? "max-md:hidden!" : undefined),
    more: folded && (
      <Button variant="ghost" size="sm" className="-ml-3 justify-self-start md:hidden" onClick={() => setOpen(true)}>
        <Plural value={count - shown} one="Afficher # autre" other="Afficher les # autres" />
      </Button>
    ),
  };
}
