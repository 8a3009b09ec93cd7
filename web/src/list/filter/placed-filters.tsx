import type { ReactNode } from "react";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import type { ListShown } from "./filter-choice.ts";
import { FilterChip, FilterChips } from "./filter-chips.tsx";
import { FilterPlace, type PlacedFilter } from "./filter-place.ts";
import { FilterSheet } from "./filter-sheet.tsx";

interface PlacedFiltersProps extends ListShown {
  list: { filtered: boolean; reset: () => void };
  /** Something is chosen: it stands as chips. */
  hasChips: boolean;
  filters: ReactNode;
  /** Those of them that stand as chips; all unless told. */
  chips?: ReactNode;
  /** Closes the sheet; none while it is closed. */
  onClose: (() => void) | undefined;
  /** What else the sheet offers: views. */
  children?: ReactNode;
}

/** The filters of a list where they do not fit into its bar: what is chosen as chips, and the sheet. Fetched once somebody filters. */
export default function PlacedFilters({
  list,
  found,
  resetsBelow,
  hasChips,
  filters,
  chips = filters,
  onClose,
  children,
}: PlacedFiltersProps) {
  return (
    <>
      {hasChips && (
        <FilterChips onReset={resetsBelow ? undefined : list.reset}>
          <FilterPlace value={chip}>{chips}</FilterPlace>
        </FilterChips>
      )}
      {onClose && (
        <FilterSheet list={list} found={found} onClose={onClose}>
          <FilterPlace value={field}>{filters}</FilterPlace>
          {children && <div className="col-span-full">{children}</div>}
        </FilterSheet>
      )}
    </>
  );
}

const chip = ({ name, words, remove }: PlacedFilter) =>
  words !== undefined && <FilterChip name={name} words={words} onRemove={remove} />;

const field = ({ label, field: control, group }: PlacedFilter) =>
  control &&
  (group ? (
    <FieldGroup label={label} className="col-span-full">
      {control}
    </FieldGroup>
  ) : (
    <Field label={label}>{control}</Field>
  ));
