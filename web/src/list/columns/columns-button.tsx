import { Trans } from "@lingui/react/macro";
import { Columns3 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import type { useDensity } from "./use-density.ts";
import type { useShownColumns } from "./use-shown-columns.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ColumnsDialog = lazyPart(() => import("./columns-dialog.tsx"));

interface ColumnsButtonProps<T> {
  choice: ReturnType<typeof useShownColumns<T>>;
  density: ReturnType<typeof useDensity>;
}

/** On a phone rows are cards, and show all that they have. */
export function ColumnsButton<T>({ choice, density }: ColumnsButtonProps<T>) {
  const [open, setOpen] = useState(false);
  const entries = choice.ordered
    .filter((column) => !column.primary)
    .map((column) => ({
      key: column.key,
      label: column.header,
      shown: choice.isShown(column),
      toggle: () => choice.toggle(column),
      move: (by: -1 | 1) => choice.move(column, by),
    }));
  return (
    <>
      <Button variant="ghost" size="sm" icon={Columns3} className="max-md:hidden" onClick={() => setOpen(true)}>
        <Trans>Colonnes</Trans>
      </Button>
      {open && (
        <Suspense>
          <ColumnsDialog
            entries={entries}
            density={density}
            reset={choice.changed ? choice.reset : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
