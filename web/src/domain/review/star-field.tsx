import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { maxStars } from "@metiro/shared/review/constants";
import { Star } from "lucide-react";
import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { cn } from "#ui/cn.ts";
import { FieldGroup } from "#ui/input/field.tsx";

/** One to five stars: five radio buttons, so that arrow keys move and each is said. None is chosen at first. */
export function StarField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { value, onChange, onBlur, name, frame } = useField(props);
  const chosen = typeof value === "number" ? value : 0;
  return (
    <FieldGroup {...frame} radios>
      <div className="flex">
        {Array.from({ length: maxStars }, (_, index) => (
          <OneStar
            key={index}
            name={name}
            rank={index + 1}
            chosen={chosen}
            onChoose={() => onChange(index + 1)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface OneStarProps {
  name: string;
  rank: number;
  chosen: number;
  onChoose: () => void;
  onBlur: () => void;
}

function OneStar({ name, rank, chosen, onChoose, onBlur }: OneStarProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-hover has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus"
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={rank === chosen}
        onChange={onChoose}
        onBlur={onBlur}
        aria-label={t`${plural(rank, { one: "# étoile", other: "# étoiles" })}`}
        className="sr-only"
      />
      <Star
        aria-hidden="true"
        className={cn("size-7", rank <= chosen ? "fill-current text-accent-ink" : "text-ink-3")}
      />
    </label>
  );
}
