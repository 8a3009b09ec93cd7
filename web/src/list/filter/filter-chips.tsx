import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { RemovableChip } from "#ui/display/chip.tsx";

interface FilterChipsProps {
  /** Takes all of them away, where there are several; left out where the list offers it. */
  onReset?: (() => void) | undefined;
  /** FilterChips. */
  children: ReactNode;
}

/** What the list is filtered by, each to be taken away by itself. */
export function FilterChips({ onReset, children }: FilterChipsProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Filtres choisis`}
      className="order-last flex basis-full flex-wrap items-center gap-2 empty:hidden"
    >
      {children}
      {onReset && (
        <li className="hidden nth-[n+3]:block">
          <Button variant="ghost" size="sm" onClick={onReset}>
            <Trans>Réinitialiser</Trans>
          </Button>
        </li>
      )}
    </ul>
  );
}

interface FilterChipProps {
  /** Its words, where nothing else is said. */
  name?: string | undefined;
  words: string;
  onRemove: () => void;
}

export const FilterChip = ({ words, name = words, onRemove }: FilterChipProps) => (
  <li className="min-w-0">
    <RemovableChip name={name} onRemove={onRemove}>
      <span className="num">{words}</span>
    </RemovableChip>
  </li>
);
