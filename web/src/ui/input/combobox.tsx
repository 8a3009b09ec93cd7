import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { TextInput } from "./text-input.tsx";
import { useListbox } from "./use-listbox.ts";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Quieter, beside it: where a company is. */
  note?: string | undefined;
}

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
  /** Is what it says worth changing letter by letter? Then a press leaves it there, and opens the list only where some of it is left to choose. */
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
  /** What is being typed; null while it rests on what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const open = typed !== null;
  const type = (text: string) => {
    setTyped(text);
    listbox.setActive(0);
    onType(text.trim());
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onChoose(option);
    setTyped(null);
  };
  const listbox = useListbox({
    count: options.length,
    open,
    onChoose: (index) => !busy && choose(options[index]),
    onOpen: () => type(keepsText ? chosen : ""),
    onClose: () => setTyped(null),
  });
  return (
    <div className="relative min-w-0">
      <TextInput
        name={name}
        {...listbox.field}
        autoComplete={autoComplete}
        placeholder={placeholder}
        value={typed ?? chosen}
        onChange={(event) => type(event.target.value)}
        onClick={() => {
          if (open) return;
          if (!keepsText) type("");
          else if (options.length > 0) type(chosen);
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        action={<Icon of={ChevronDown} className="mr-3 text-ink-3" />}
      />
      {open && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg border border-line bg-surface p-1.5 shadow-float">
          <ul {...listbox.list} aria-busy={busy} className="max-h-72 overflow-y-auto">
            {options.map((option, index) => (
              // The keyboard stays in the field and moves through the list from there.
              <li
                key={option.value}
                {...listbox.option(index)}
                className={cn(
                  "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 text-sm hover:bg-hover md:min-h-10",
                  index === listbox.active && "bg-accent-soft",
                )}
                onPointerDown={(event) => event.preventDefault()}
                // Not when a finger comes down: it may be about to scroll the list.
                onPointerUp={() => choose(option)}
              >
                <span className="min-w-0 font-medium">{option.label}</span>
                {option.note && <span className="shrink-0 text-xs text-ink-3">{option.note}</span>}
              </li>
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
