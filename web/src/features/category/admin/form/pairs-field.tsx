import { useLingui } from "@lingui/react/macro";
import type { TextLanguage } from "@metiro/shared/languages";
import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
  useWatch,
} from "react-hook-form";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";

export interface PairsFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  language: TextLanguage;
  part: "expect" | "questions";
  most: number;
  /** Its name; the row that it stands in shows it. */
  title: ReactNode;
  itemName: (number: number) => string;
  first: { key: string; label: string };
  second: { key: string; label: string };
  add: ReactNode;
}

/** Short texts, each with a longer one: a row for each, of which one at a time is open, and any in which something is wrong. */
export function PairsField<Input extends FieldValues, Output>(props: PairsFieldProps<Input, Output>) {
  const { control, language, part, most, title, itemName, first, second, add } = props;
  const { t } = useLingui();
  const name = `guide.${language}.${part}` as ArrayPath<Input>;
  const { fields, append, remove } = useFieldArray<Input, ArrayPath<Input>, "id", Output>({ control, name });
  const { errors } = useFormState({ control });
  const typed: unknown = useWatch({ control, name: name as FieldPath<Input> });
  const [open, setOpen] = useState<number>();
  const empty = { [first.key]: "", [second.key]: "" } as FieldArray<Input, ArrayPath<Input>>;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="sr-only">{title}</legend>
      {fields.length > 0 && (
        <div className="divide-y divide-line rounded-md border border-line">
          {fields.map((field, index) => {
            const item = itemName(index + 1);
            const isOpen = open === index || get(errors, `${name}.${index}`) !== undefined;
            return (
              <fieldset key={field.id} aria-label={item} className="min-w-0">
                <div className="flex items-center gap-2 pr-1.5">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : index)}
                    className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-3 text-left text-sm hover:bg-hover"
                  >
                    <Icon of={ChevronRight} size="sm" className={cn("shrink-0", isOpen && "rotate-90")} />
                    <span className="shrink-0 text-ink-2">{item}</span>
                    <span className="min-w-0 truncate font-medium">{textIn(typed, index, first.key)}</span>
                  </button>
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={t`Retirer : ${item}`}
                    onClick={() => {
                      setOpen(undefined);
                      remove(index);
                    }}
                  />
                </div>
                {isOpen && (
                  <div className="grid gap-3 px-3 pt-1 pb-3">
                    <TextField
                      control={control}
                      name={`${name}.${index}.${first.key}` as FieldPath<Input>}
                      label={first.label}
                    />
                    <TextAreaField
                      control={control}
                      name={`${name}.${index}.${second.key}` as FieldPath<Input>}
                      label={second.label}
                      rows={3}
                    />
                  </div>
                )}
              </fieldset>
            );
          })}
        </div>
      )}
      <Button
        size="sm"
        variant="secondary"
        icon={Plus}
        disabledReason={fields.length >= most ? t`${most} au plus.` : undefined}
        onClick={() => {
          setOpen(fields.length);
          append(empty);
        }}
        className="justify-self-start"
      >
        {add}
      </Button>
    </fieldset>
  );
}

/** What is typed now of the short text of a row. */
function textIn(typed: unknown, index: number, key: string): string {
  const text: unknown = Array.isArray(typed) ? get(typed[index], key) : undefined;
  return typeof text === "string" ? text : "";
}
