import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, MapPin, Search } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { plural } from "@lingui/core/macro";
import { Button } from "../button/button.tsx";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { TextInput } from "../input/text-input.tsx";
import { usePhone } from "../navigation/use-phone.ts";
import {
  type TreeChoice,
  type TreeGroup,
  type TreeItem,
  type ChosenPart,
  changed,
  chosenIn,
  found,
  partsOf,
  isWhole,
} from "./tree-choice.ts";
import { TreeGroupRow } from "./tree-group.tsx";
import { TickBox } from "../input/tick-box.tsx";
import { RemovableChip } from "../display/chip.tsx";

/** What else a search may find, to be chosen with a press. */
export interface BesideTree {
  onType: (typed: string) => void;
  options: readonly TreeItem[];
  onChoose: (key: string) => void;
}

/** On a phone so many groups stand there, and those with a choice; the others are one press away. */
const fewOnPhone = 8;
/** So many where the picker is a part of a longer form and nothing is chosen yet: on a phone, and elsewhere. */
const fewInForm = { phone: 3, desk: 5 };

interface TreePickerProps<Group extends TreeGroup> {
  groups: readonly Group[];
  choice: TreeChoice;
  onChange: (choice: TreeChoice) => void;
  /** « Rechercher une prestation » */
  searchLabel: string;
  /** Before the name of a group. */
  picture?: ((group: Group) => ReactNode) | undefined;
  /** Shows the choice as chips, too; a whole group under this name: « Tout le canton de Genève ». */
  nameOfWhole?: ((group: Group) => string) | undefined;
  /** One box for all groups, under this name: « Toute la Suisse ». While one searches it stands for what is found. */
  allLabel?: string | undefined;
  beside?: BesideTree | undefined;
  /** It is a part of a longer form: the groups with a choice stand there alone, on a phone closed, and nothing scrolls within it. */
  short?: boolean | undefined;
}

/** Choice of many out of groups: search, a box for all of a group, its children in two columns. Stands in a Card. */
export function TreePicker<Group extends TreeGroup>(props: TreePickerProps<Group>) {
  const { groups, choice, onChange, searchLabel, picture, nameOfWhole, allLabel, beside, short = false } = props;
  const [typed, setTyped] = useState("");
  const onPhone = usePhone();
  const [open, setOpen] = useState<TreeChoice>(() => {
    if (short && onPhone) return new Set();
    const first = groups.find((group) => chosenIn(group, choice) > 0);
    return new Set(first && [first.key]);
  });
  const type = (text: string) => {
    setTyped(text);
    beside?.onType(text);
  };
  const search = useRef<HTMLInputElement>(null);
  const searching = typed.trim() !== "";
  const shown = found(groups, typed);
  const parts = nameOfWhole ? partsOf(groups, choice, nameOfWhole) : [];
  const [unfolded, setUnfolded] = useState(false);
  const [chosenAtFirst] = useState(choice);
  const few = !short ? fewOnPhone : chosenAtFirst.size > 0 ? 0 : onPhone ? fewInForm.phone : fewInForm.desk;
  const rows =
    !(onPhone || short) || unfolded || searching || shown.length <= few + 2
      ? shown
      : shown.filter(
          (group, index) => index < few || chosenIn(group, choice) > 0 || chosenIn(group, chosenAtFirst) > 0,
        );
  const folded = shown.length - rows.length;
  // Chips that come stand above the rows, and may come late: what has the focus would go off the screen.
  const frame = useRef<HTMLDivElement>(null);
  const chips = useRef(parts.length);
  useLayoutEffect(() => {
    if (chips.current === parts.length) return;
    chips.current = parts.length;
    const { activeElement } = document;
    if (frame.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  });

  return (
    <div ref={frame} className="min-w-0 md:flex md:min-h-0 md:flex-col">
      <div className="px-4 py-3 md:px-5">
        <TextInput
          ref={search}
          icon={Search}
          type="search"
          autoComplete="off"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // In a form it would send it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <output className="sr-only">
          {searching && (
            <Plural
              value={shown.flatMap(({ items }) => items).length + (beside?.options.length ?? 0)}
              one="# résultat"
              other="# résultats"
            />
          )}
        </output>
      </div>
      {beside && searching && beside.options.length > 0 && (
        <ul className="border-t border-line">
          {beside.options.map(({ key, label }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  beside.onChoose(key);
                  type("");
                  search.current?.focus();
                }}
                className="flex min-h-13 w-full items-center gap-3 px-4 text-left font-semibold hover:bg-hover focus-visible:-outline-offset-3 md:px-5"
              >
                <Icon of={MapPin} className="text-accent-ink" />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <TreeChips
          parts={parts}
          onRemove={({ items }) => {
            onChange(changed(choice, items, false));
            search.current?.focus();
          }}
        />
      )}
      {shown.length === 0 && !beside?.options.length && (
        <p className="border-t border-line px-4 py-5 text-ink-2 md:px-5">
          <Trans>Rien ne correspond à « {typed} ».</Trans>
        </p>
      )}
      {allLabel && shown.length > 0 && (
        <TreeAllRow groups={shown} label={allLabel} searching={searching} choice={choice} onChange={onChange} />
      )}
      <ul className={cn("relative", !short && "md:max-h-152 md:min-h-0 md:overflow-y-auto")}>
        {rows.map((part) => (
          <TreeGroupRow
            key={part.key}
            group={groups.find(({ key }) => key === part.key) ?? part}
            shown={part.items}
            picture={picture?.(part)}
            choice={choice}
            onChange={onChange}
            open={searching || open.has(part.key)}
            onToggle={() => setOpen(changed(open, [part], !open.has(part.key)))}
          />
        ))}
      </ul>
      {folded > 0 && (
        <div className="border-t border-line p-2">
          <Button variant="ghost" block icon={ChevronDown} onClick={() => setUnfolded(true)}>
            <Plural value={folded} one="Afficher # autre" other="Afficher les # autres" />
          </Button>
        </div>
      )}
    </div>
  );
}

interface TreeAllRowProps {
  /** Those that are shown. */
  groups: readonly TreeGroup[];
  label: string;
  searching: boolean;
  choice: TreeChoice;
  onChange: (choice: TreeChoice) => void;
}

/** One box for all that is shown. */
function TreeAllRow({ groups, label, searching, choice, onChange }: TreeAllRowProps) {
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

const few = 6;

/** What is chosen, in as few chips as it has parts; the rest of many behind a number. */
function TreeChips({ parts, onRemove }: { parts: readonly ChosenPart[]; onRemove: (part: ChosenPart) => void }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const rest = all ? 0 : Math.max(0, parts.length - few);
  return (
    <ul className="flex flex-wrap gap-2 border-t border-line px-4 py-3 md:px-5">
      {parts.slice(0, parts.length - rest).map((part) => (
        <li key={part.key} className="min-w-0 max-w-full">
          <RemovableChip name={part.label} onRemove={() => onRemove(part)}>
            {part.label}
          </RemovableChip>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            aria-label={t`${plural(rest, { one: "Afficher # autre", other: "Afficher les # autres" })}`}
            onClick={() => setAll(true)}
            className="num inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-sm font-medium hover:border-control hover:bg-hover focus-visible:rounded-full md:min-h-9"
          >
            + {rest}
          </button>
        </li>
      )}
    </ul>
  );
}
