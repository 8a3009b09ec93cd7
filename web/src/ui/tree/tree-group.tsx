import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Count } from "../display/badge.tsx";
import { Checkbox } from "../input/checkbox.tsx";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { TickBox } from "../input/tick-box.tsx";
import { changed, chosenIn, isWhole, type TreeChoice, type TreeGroup } from "./tree-choice.ts";

interface TreeGroupRowProps {
  /** With all of its items. */
  group: TreeGroup;
  /** Those that are shown: all, or what a search found. */
  shown: TreeGroup["items"];
  picture: ReactNode;
  choice: TreeChoice;
  onChange: (choice: TreeChoice) => void;
  open: boolean;
  onToggle: () => void;
}

/** A parent with its box for all and its children, which it folds away. */
export function TreeGroupRow({ group, shown, picture, choice, onChange, open, onToggle }: TreeGroupRowProps) {
  const { t } = useLingui();
  const id = useId();
  const { label, items } = group;
  const chosen = chosenIn(group, choice);
  const whole = isWhole(group, choice);
  return (
    <li className="border-t border-line">
      <div className="flex items-center gap-1 pr-2 pl-4 hover:bg-hover">
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{t`Tout choisir : ${label}`}</span>
          <TickBox
            checked={whole}
            mixed={chosen > 0 && !whole}
            disabled={items.length === 0}
            onChange={() => onChange(changed(choice, items, !whole))}
          />
        </label>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-sm py-2 pr-2 text-left font-semibold focus-visible:-outline-offset-3"
        >
          {picture}
          <span className="min-w-0 flex-1">{label}</span>
          {chosen > 0 && (
            <span>
              {" "}
              <Count value={chosen} accent /> <span className="sr-only">{t`sur ${items.length} choisis`}</span>
            </span>
          )}
          <Icon of={ChevronDown} size="sm" className={cn("shrink-0 transition-transform", open && "rotate-180")} />
        </button>
      </div>
      <ul id={id} hidden={!open} className={cn(open && "grid gap-x-4 pr-4 pb-3 pl-16 md:grid-cols-2")}>
        {/* Of hundreds of districts only those that are in sight are drawn. */}
        {(open ? shown : []).map((item) => (
          <li key={item.key} className="min-w-0">
            <Checkbox
              label={item.label}
              checked={choice.has(item.key)}
              onChange={(event) => onChange(changed(choice, [item], event.target.checked))}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
