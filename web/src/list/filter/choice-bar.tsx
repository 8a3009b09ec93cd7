import { Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { Suspense } from "react";
import { Button } from "#ui/button/button.tsx";
import { Count } from "#ui/display/badge.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import { FilterSelect } from "./filter-select.tsx";
import { chosenFilters, type FilterChoice, type ListShown } from "./filter-choice.ts";
import { useFilterSheet } from "./use-filter-sheet.ts";

const Choosing = lazyPart(() => import("./choosing.tsx"));

interface ChoiceBarProps<S extends ListValues> extends ListShown {
  list: ListState<S>;
  choices: readonly FilterChoice<S>[];
}

/** The order where there is room, the way into the sheet, and what is chosen in it. */
export function ChoiceBar<S extends ListValues>({ list, choices, found, resetsBelow }: ChoiceBarProps<S>) {
  const onPhone = usePhone();
  const sheet = useFilterSheet();
  const inSheet = choices.filter(({ order }) => onPhone || !order);
  const chosen = chosenFilters(list, inSheet);
  return (
    <>
      {choices
        .filter(({ order }) => order && !onPhone)
        .map(({ name, label, options }) => (
          <FilterSelect key={name} list={list} name={name} label={label} options={options} />
        ))}
      <Button variant="secondary" size="sm" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={sheet.open}>
        <Trans>Affiner</Trans> {chosen.length > 0 && <Count value={chosen.length} accent className="ml-1" />}
      </Button>
      {(chosen.length > 0 || sheet.isOpen) && (
        <Suspense>
          <Choosing
            list={list as never}
            choices={inSheet as never}
            chosen={chosen}
            resetsBelow={resetsBelow}
            found={found}
            onClose={sheet.isOpen ? sheet.close : undefined}
          />
        </Suspense>
      )}
    </>
  );
}
