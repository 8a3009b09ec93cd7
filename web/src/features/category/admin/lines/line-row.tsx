import { useLingui } from "@lingui/react/macro";
import { lineKinds, lineUnits, maxLineLabel } from "@metiro/shared/offer/constants";
import { X } from "lucide-react";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { useLineKindWords, useLineUnitChoices } from "#domain/offer/offer-words.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { Grip } from "#ui/drag/grip.tsx";
import { dropClass, rowAttributes } from "#ui/drag/use-drag.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import type { LineDraft } from "./line-drafts.ts";

interface StandardLineRowProps {
  line: LineDraft;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
  /** Adds another one below. */
  onEnter: () => void;
  onNudge: (by: 1 | -1) => void;
  drag: HTMLAttributes<HTMLButtonElement>;
  dragged: boolean;
  drop: "before" | "after" | undefined;
}

/** A standard line: its words in both languages, what it is for and in what it is counted. */
export function StandardLineRow({
  line,
  index,
  errors,
  onChange,
  onRemove,
  onEnter,
  onNudge,
  drag,
  dragged,
  drop,
}: StandardLineRowProps) {
  const { t } = useLingui();
  const kinds = useLineKindWords();
  const units = useLineUnitChoices();
  const number = index + 1;
  const name = line.label || t`ligne ${number}`;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onEnter();
  };
  return (
    <li
      {...rowAttributes({ kind: "line", id: line.key })}
      className={cn(
        "flex min-w-0 items-start gap-x-1 border-t border-line py-4 first:border-t-0 max-md:flex-wrap max-md:items-center max-md:py-3",
        dragged && "opacity-50",
        drop && dropClass[drop],
      )}
    >
      <Grip className="h-11 w-8 md:mt-7" label={t`Déplacer « ${name} »`} drag={drag} onNudge={onNudge} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start md:grid-cols-2 gap-3 max-md:order-1 max-md:basis-full xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10.5rem_9.5rem]">
        <Field
          label={t`Ligne ${number}, en français`}
          error={errors[`lines.${index}.label`]}
          className="max-md:col-span-2"
        >
          <TextInput
            name={`lines.${index}.label`}
            lang="fr"
            maxLength={maxLineLabel}
            value={line.label}
            onChange={({ target }) => onChange({ ...line, label: target.value })}
            onKeyDown={enter}
          />
        </Field>
        <Field
          label={t`Ligne ${number}, en anglais`}
          optional
          error={errors[`lines.${index}.labelEn`]}
          className="max-md:col-span-2"
        >
          <TextInput
            name={`lines.${index}.labelEn`}
            lang="en"
            maxLength={maxLineLabel}
            value={line.labelEn}
            onChange={({ target }) => onChange({ ...line, labelEn: target.value })}
            onKeyDown={enter}
          />
        </Field>
        <Field label={t`Genre`} error={errors[`lines.${index}.kind`]}>
          <Select
            name={`lines.${index}.kind`}
            value={line.kind}
            options={lineKinds.map((value) => ({ value, label: kinds[value] }))}
            onChange={({ target }) =>
              onChange({ ...line, kind: lineKinds.find((kind) => kind === target.value) ?? line.kind })
            }
          />
        </Field>
        <Field label={t`Unité`} error={errors[`lines.${index}.unit`]}>
          <Select
            name={`lines.${index}.unit`}
            value={line.unit}
            options={lineUnits.map((value) => ({ value, label: units[value] }))}
            onChange={({ target }) =>
              onChange({ ...line, unit: lineUnits.find((unit) => unit === target.value) ?? line.unit })
            }
          />
        </Field>
      </div>
      <IconButton icon={X} label={t`Retirer « ${name} »`} onClick={onRemove} className="max-md:ml-auto md:mt-7" />
    </li>
  );
}
