import { categoryIcons } from "@metiro/shared/category/icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Pictogram } from "#art/pictogram.tsx";
import { asText } from "#form/field/as-value.ts";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { isFoundIn } from "@metiro/shared/text/fold";
import { Button } from "#ui/button/button.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useIconWords } from "./icon-words.ts";

/** Whoever opens the drawings looks for one. */
const focusOnOpen = { autoFocus: true };

const cellClass =
  "grid min-h-24 cursor-pointer content-center justify-items-center gap-1.5 rounded-md border border-line-strong p-2 text-center text-xs hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** One of the drawings that the site has, found by what it shows. Arrow keys move between them, as between all radios. */
export function IconField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { t } = useLingui();
  const { value, onChange, onBlur, name, frame } = useField(props);
  const [typed, setTyped] = useState("");
  const [changing, setChanging] = useState(false);
  const wordsOf = useIconWords();
  const chosen = asText(value);
  const shown = ["", ...categoryIcons].filter(
    (icon) => icon === chosen || isFoundIn(`${wordsOf(icon)} ${icon}`, typed),
  );
  if (!changing)
    return (
      <FieldGroup {...frame}>
        <div className="flex min-w-0 items-center gap-3">
          <Pictogram icon={chosen || undefined} />
          <span className="min-w-0 truncate">{wordsOf(chosen).split(",")[0]}</span>
          <Button size="sm" variant="link" onClick={() => setChanging(true)}>
            <Trans>Changer de dessin</Trans>
          </Button>
        </div>
      </FieldGroup>
    );
  return (
    <FieldGroup {...frame} radios>
      <TextInput
        type="search"
        {...focusOnOpen}
        icon={Search}
        autoComplete="off"
        aria-label={t`Rechercher un dessin`}
        placeholder={t`Rechercher : toit, eau, bureau…`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // In a form it would send it.
          if (event.key === "Enter") event.preventDefault();
        }}
        className="mb-3 max-w-96"
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-3">
        {shown.map((icon) => (
          <label key={icon} className={cellClass}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === chosen}
              onChange={() => onChange(icon)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Pictogram icon={icon || undefined} />
            <span>{wordsOf(icon).split(",")[0]}</span>
          </label>
        ))}
      </div>
      {shown.length === (shown.includes(chosen) ? 1 : 0) && typed !== "" && (
        <p className="text-sm text-ink-2">
          <Trans>Aucun autre dessin ne correspond à « {typed} ».</Trans>
        </p>
      )}
    </FieldGroup>
  );
}
