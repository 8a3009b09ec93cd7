import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { RemovableChip } from "#ui/display/chip.tsx";
import type { ChosenFilter } from "./filter-choice.ts";

interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  /** Takes all of them away; left out where the list offers it. */
  onReset?: (() => void) | undefined;
}

/** What the list is filtered by, each to be taken away by itself. */
export function FilterChips({ chosen, onReset }: FilterChipsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Filtres choisis`} className="order-last flex basis-full flex-wrap items-center gap-2">
      {chosen.map(({ name, words, remove }) => (
        <li key={name} className="min-w-0">
          <RemovableChip name={words} onRemove={remove}>
            {words}
          </RemovableChip>
        </li>
      ))}
      {onReset && chosen.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onClick={onReset}>
            <Trans>Réinitialiser</Trans>
          </Button>
        </li>
      )}
    </ul>
  );
}
