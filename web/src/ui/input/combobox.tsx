import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { TextInput } from "./text-input.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Quieter, beside it: where a company is. */
  note?: string | undefined;
}

/** No element of HTML finds its options on the server while one types. */
const roles = { field: { role: "combobox" }, list: { role: "listbox" } } as const;
const optionRole = (selected: boolean) => ({ role: "option", "aria-selected": selected }) as const;

interface ComboboxProps {
  name?: string | undefined;
  /** The words of what is chosen; empty when nothing is. */
  chosen: string;
  /** What is typed, for the page to find options by. */
  onType: (text: string) => void;
  options: readonly ComboboxOption[];
  /** Options are being found. */
  busy?: boolean | undefined;
  onChoose: (option: ComboboxOption) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Is what it says worth changing letter by letter? Then a press leaves it there, and the list opens with the first letter. */
  keepsText?: boolean | undefined;
  /** What stands in the list when there is nothing to choose. */
  empty?: string | undefined;
  autoComplete?: string | undefined;
}

/** One of many, found by typing. Stands in a Field. Leaving it with nothing chosen brings back what was. */
export function Combobox({
  name,
  chosen,
  onType,
  options,
  busy = false,
  onChoose,
  onBlur,
  placeholder,
  keepsText = false,
  empty,
  autoComplete = "off",
}: ComboboxProps) {
  const { t } = useLingui();
  const listId = useId();
  /** What is being typed; null while it rests on what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const current = Math.min(active, options.length - 1);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    onType(text.trim());
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    setTyped(null);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((current + step + options.length) % Math.max(options.length, 1));
      else type(keepsText ? chosen : "");
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      const option = options[current];
      if (option && !busy) choose(option);
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <div className="relative min-w-0">
      <TextInput
        name={name}
        {...roles.field}
        autoComplete={autoComplete}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && options.length > 0 ? `${listId}-${current}` : undefined}
        placeholder={placeholder}
        value={typed ?? chosen}
        onChange={(event) => type(event.target.value)}
        onClick={() => !open && !keepsText && type("")}
        onKeyDown={keys}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        action={<Icon of={ChevronDown} className="mr-3 text-ink-3" />}
      />
      {open && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg border border-line bg-surface p-1.5 shadow-float">
          <ul id={listId} {...roles.list} aria-busy={busy} className="max-h-72 overflow-y-auto">
            {options.map((option, index) => (
              <Option
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                selected={index === current}
                onChoose={() => choose(option)}
              />
            ))}
          </ul>
          {options.length === 0 && (
            <output className="block px-3 py-2 text-sm text-ink-2">
              {busy ? t`Recherche…` : (empty ?? t`Aucun résultat`)}
            </output>
          )}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  selected: boolean;
  onChoose: () => void;
}

function Option({ id, option: { label, note }, selected, onChoose }: OptionProps) {
  return (
    // The keyboard stays in the field and moves through the list from there.
    <li
      id={id}
      {...optionRole(selected)}
      className={cn(
        "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 text-sm hover:bg-hover md:min-h-10",
        selected && "bg-accent-soft",
      )}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className="min-w-0 font-medium">{label}</span>
      {note && <span className="shrink-0 text-xs text-ink-3">{note}</span>}
    </li>
  );
}
