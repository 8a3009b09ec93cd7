import { useLingui } from "@lingui/react/macro";
import { DateRangeField } from "#ui/date/date-range-field.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { maxPeriodDays as mostDays } from "@metiro/shared/dashboard/periods";
import { daysOf, isPeriod, type Preset, presets, type StatisticsSearch } from "./statistics-search.ts";
import { useState } from "react";

interface PeriodPickerProps {
  search: StatisticsSearch;
  onChange: (search: StatisticsSearch) => void;
}

/** Which days are looked at: one of the usual periods, or any, which `CustomDays` asks for. */
export function PeriodPicker({ search, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const words: Record<Preset, string> = {
    "7d": t`7 jours`,
    "30d": t`30 jours`,
    "90d": t`90 jours`,
    year: t`Cette année`,
    custom: t`Autre`,
  };
  const choose = (period: Preset) =>
    onChange(period === "custom" ? { period, ...daysOf(search) } : { period, from: "", to: "" });
  return (
    <Segment
      label={t`Période`}
      options={presets.map((value) => ({ value, label: words[value] }))}
      value={search.period}
      onChange={choose}
    />
  );
}

/** Keeps what is typed; once both days are a period it goes into the address. */
export function CustomDays({ search, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const [days, setDays] = useState({ from: search.from, to: search.to });
  const wrong = days.from !== "" && days.to !== "" && !isPeriod(days);
  return (
    <FieldGroup label={t`Période au choix`} labelHidden>
      <DateRangeField
        value={days}
        onChange={(range) => {
          setDays(range);
          if (isPeriod(range)) onChange({ period: "custom", ...range });
        }}
        toError={wrong ? t`Choisissez une période de ${mostDays} jours au plus, du premier au dernier.` : undefined}
      />
    </FieldGroup>
  );
}
