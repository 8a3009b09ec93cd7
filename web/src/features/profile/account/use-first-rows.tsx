import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";

const first = 3;

/** The first few of some rows, and the button that shows all of them where there are more. */
export function useFirstRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; showAll: ReactNode } {
  const [all, setAll] = useState(false);
  const count = rows.length;
  if (all || count <= first) return { shown: rows, showAll: null };
  return {
    shown: rows.slice(0, first),
    showAll: (
      <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
        <Trans>Tout afficher ({count})</Trans>
      </Button>
    ),
  };
}
