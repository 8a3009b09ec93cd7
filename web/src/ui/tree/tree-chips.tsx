import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { RemovableChip } from "../display/chip.tsx";
import type { ChosenPart } from "./tree-choice.ts";

const few = 6;

/** What is chosen, in as few chips as it has parts; the rest of many behind a number. */
export function TreeChips({ parts, onRemove }: { parts: readonly ChosenPart[]; onRemove: (part: ChosenPart) => void }) {
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
