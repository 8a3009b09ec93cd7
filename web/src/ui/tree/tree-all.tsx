import { Plural } from "@lingui/react/macro";
import { TickBox } from "../input/tick-box.tsx";
import { changed, chosenIn, isWhole, type TreeChoice, type TreeGroup } from "./tree-choice.ts";

interface TreeAllRowProps {
  /** Those that are shown. */
  groups: readonly TreeGroup[];
  label: string;
  searching: boolean;
  choice: TreeChoice;
  onChange: (choice: TreeChoice) => void;
}

/** One box for all that is shown. */
export function TreeAllRow({ groups, label, searching, choice, onChange }: TreeAllRowProps) {
  const items = groups.flatMap((group) => group.items);
  const chosen = chosenIn({ items }, choice);
  const whole = isWhole({ items }, choice);
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-1 border-t border-line pr-4 pl-4 font-semibold hover:bg-hover">
      <span className="grid size-11 shrink-0 place-items-center">
        <TickBox
          checked={whole}
          mixed={chosen > 0 && !whole}
          disabled={items.length === 0}
          onChange={() => onChange(changed(choice, items, !whole))}
        />
      </span>
      <span className="min-w-0 flex-1">
        {searching ? <Plural value={items.length} one="Ce résultat" other="Ces # résultats" /> : label}
      </span>{" "}
      <span className="num text-sm font-normal text-ink-2">
        {chosen} / {items.length}
      </span>
    </label>
  );
}
