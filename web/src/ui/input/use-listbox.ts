import { type KeyboardEvent, useEffect, useId, useState } from "react";

interface ListboxOptions {
  /** How many options there are to choose from. */
  count: number;
  open: boolean;
  /** The option that is chosen, by its place in the list. */
  onChoose: (index: number) => void;
  /** An arrow is pressed while the list is closed. */
  onOpen?: (() => void) | undefined;
  /** Escape is pressed while the list is open. Without it Escape is left to what stands around. */
  onClose?: (() => void) | undefined;
}

/**
 * The keys and the names of a field with a list of options under it (ARIA: combobox): the keyboard stays in the field, arrows
 * move through the list and round its ends, Enter chooses, Escape closes. No element of HTML is such a list.
 */
export function useListbox({ count, open, onChoose, onOpen, onClose }: ListboxOptions) {
  const listId = useId();
  const [pointed, setActive] = useState(0);
  const active = Math.min(pointed, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = open && count > 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!open) onOpen?.();
      else if (count > 0) setActive((active + step + count) % count);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (count > 0) onChoose(active);
    } else if (event.key === "Escape" && open && onClose) {
      event.stopPropagation();
      onClose();
    }
  };

  return {
    active,
    setActive,
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": listId,
      "aria-activedescendant": activeId,
      onKeyDown,
    } as const,
    list: { role: "listbox", id: listId } as const,
    group: { role: "group" } as const,
    option: (index: number) => ({ role: "option", id: optionId(index), "aria-selected": index === active }) as const,
  };
}
