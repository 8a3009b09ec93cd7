import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import type { FilterChoice } from "./filter-choice.ts";

interface FilterSheetProps<S extends ListValues> {
  list: ListState<S>;
  choices: readonly FilterChoice<S>[];
  /** How many the list holds of what is chosen; undefined while that is asked. */
  found: number | undefined;
  onClose: () => void;
}

/** Every filter under its name. Each counts as soon as it is chosen: the button says what it comes to. */
export function FilterSheet<S extends ListValues>({ list, choices, found, onClose }: FilterSheetProps<S>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Affiner</Trans>}
      footer={
        <>
          {list.filtered && (
            <Button variant="ghost" onClick={list.reset}>
              <Trans>Réinitialiser</Trans>
            </Button>
          )}
          <Button onClick={onClose} aria-live="polite">
            {found === undefined ? (
              <Trans>Voir les résultats</Trans>
            ) : (
              <Plural value={found} _0="Aucun résultat" one="Voir # résultat" other="Voir # résultats" />
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        {choices.map(({ name, label, all, options, order }) => (
          <Field key={name} label={label} className={order ? "col-span-full" : undefined}>
            <Select
              compact
              placeholder={all}
              options={options}
              value={String(list.values[name])}
              onChange={(event) => list.change({ [name]: event.target.value } as Partial<S>)}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
