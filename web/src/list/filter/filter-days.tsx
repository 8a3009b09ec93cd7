import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { use } from "react";
import { DateInput } from "#ui/date/date-field.tsx";
import type { ListValues } from "../list-search.ts";
import { FilterPlace } from "./filter-place.ts";
import { dayField } from "./search-field.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";
import type { ListState } from "../use-list-search.ts";

interface FilterDaysProps<S extends ListValues> {
  list: ListState<S>;
  /** The entries of the address that hold the first and the last day. */
  from: keyof S & string;
  to: keyof S & string;
  /** What the days are of: « Date de création ». */
  label: string;
}

/** A period of days; either end may stay open. */
export function FilterDays<S extends ListValues>({ list, from, to, label }: FilterDaysProps<S>) {
  const { t } = useLingui();
  const first = String(list.values[from]);
  const last = String(list.values[to]);
  const place = use(FilterPlace);
  const change = (name: string) => (day: string) => list.change({ [name]: day } as Partial<S>);
  const days = (
    <>
      <FilterDay word={t`Du`} day={first} max={last || undefined} onChange={change(from)} />
      <FilterDay word={t`Au`} day={last} min={first || undefined} onChange={change(to)} />
    </>
  );
  if (!place)
    return (
      <fieldset aria-label={label} className="flex min-w-0 gap-3">
        {days}
      </fieldset>
    );
  const since = first && formatDay(first);
  const until = last && formatDay(last);
  return place({
    label,
    group: true,
    // An open end is left open.
    words: since || until ? t`${label} : ${since || "…"} – ${until || "…"}` : undefined,
    remove: () => list.clear(from, to),
    field: <div className="grid gap-3 min-[22rem]:grid-cols-2">{days}</div>,
  });
}

interface FilterDayProps {
  word: string;
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** Keeps what is being typed; once typing rests, a day, or none, goes into the address. */
function FilterDay({ word, day, min, max, onChange }: FilterDayProps) {
  const { text, type } = useDebouncedSearch(day, (typed) => {
    if (dayField().read(typed) === typed) onChange(typed);
  });
  return (
    <DateInput
      prefix={word}
      aria-label={word}
      value={text}
      onChange={type}
      min={min}
      max={max}
      className="md:w-44 [--control-height:2.75rem] [--control-text:var(--text-sm)] md:[--control-height:2.5rem] md:[&>button]:min-h-9"
    />
  );
}
