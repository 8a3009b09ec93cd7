import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Count } from "#ui/display/badge.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { FieldError } from "#ui/input/field.tsx";
import type { TreeGroup } from "#ui/tree/tree-choice.ts";
import { type BesideTree, TreePicker } from "#ui/tree/tree-picker.tsx";
import { type FieldBinding, useField } from "../field-binding.ts";

interface TreeOptions<Group extends TreeGroup> {
  groups: readonly Group[];
  searchLabel: string;
  picture?: ((group: Group) => ReactNode) | undefined;
  nameOfWhole?: ((group: Group) => string) | undefined;
  allLabel?: string | undefined;
  /** What is ticked, where that is more than the field's own value, and what becomes of a change. */
  ids?: readonly string[];
  onIds?: (ids: string[]) => void;
  beside?: BesideTree | undefined;
  short?: boolean | undefined;
  /** Between the head and the search. */
  children?: ReactNode;
}

/** Ids chosen out of groups, in a card of its own. */
export function TreeField<Input extends FieldValues, Output, Group extends TreeGroup>(
  props: FieldBinding<Input, Output> & TreeOptions<Group>,
) {
  const { value, onChange, name, frame, rest } = useField(props);
  const { ids = Array.isArray(value) ? (value as string[]) : [], onIds = onChange, children, ...picker } = rest;
  return (
    <fieldset
      name={name}
      className={cn("min-w-0", frame.className)}
      {...(frame.error && { "data-invalid": "", "aria-describedby": `${name}-error` })}
    >
      <legend className="sr-only">{frame.label}</legend>
      <Card className={cn("md:flex md:max-h-200 md:flex-col", frame.error && "border-danger")}>
        <CardHead level={3} title={frame.label} aside={<Count value={ids.length} accent={ids.length > 0} />} />
        {frame.error && (
          <div className="px-4 pt-3 md:px-5">
            <FieldError id={`${name}-error`}>{frame.error}</FieldError>
          </div>
        )}
        {children}
        <TreePicker {...picker} choice={new Set(ids)} onChange={(choice) => onIds([...choice])} />
      </Card>
    </fieldset>
  );
}
