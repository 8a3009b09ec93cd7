import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { fr } from "react-day-picker/locale/fr";
import { cn } from "../cn.ts";
import { dateOfDay, dayOfDate, isDay } from "./day-text.ts";
import { Icon } from "../icon.tsx";

export interface CalendarProps {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

const navClass = cn(
  "absolute top-0 grid size-11 place-items-center rounded-md hover:bg-hover focus-visible:rounded-md",
  "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled",
);

/** The calendar opens on demand, so that the focus may go straight to its day. */
const focusOnOpen = { autoFocus: true };

const Chevron = ({ orientation }: { orientation?: string | undefined }) => (
  <Icon of={orientation === "left" ? ChevronLeft : ChevronRight} />
);

/** A month to choose a day from. Heavy: comes with CalendarPopover. */
export function Calendar({ value, onChange, min, max }: CalendarProps) {
  const { i18n } = useLingui();
  const selected = isDay(value) ? dateOfDay(value) : undefined;
  const before = min ? dateOfDay(min) : undefined;
  const after = max ? dateOfDay(max) : undefined;
  const month = selected ?? before;
  return (
    <DayPicker
      {...focusOnOpen}
      mode="single"
      required
      selected={selected}
      onSelect={(date) => onChange(dayOfDate(date))}
      {...(month && { defaultMonth: month })}
      startMonth={before}
      {...(after && { endMonth: after })}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      locale={i18n.locale === "en" ? enGB : fr}
      weekStartsOn={1}
      showOutsideDays
      navLayout="after"
      components={{ Chevron }}
      classNames={{
        root: "w-[min(100vw-2rem,21rem)]",
        months: "relative",
        month_caption: "flex min-h-11 items-center justify-center font-semibold first-letter:uppercase",
        caption_label: "first-letter:uppercase inline-block",
        nav: "contents",
        button_previous: cn(navClass, "left-0"),
        button_next: cn(navClass, "right-0"),
        month_grid: "mt-2 w-full table-fixed border-collapse",
        weekday: "h-8 text-center text-xs font-medium text-ink-3",
        day: "group p-0 text-center",
        day_button: cn(
          "num inline-grid h-11 w-full place-items-center rounded-md text-base hover:bg-hover focus-visible:rounded-md",
          "group-aria-selected:bg-accent group-aria-selected:font-semibold group-aria-selected:text-on-accent",
          "group-data-today:inset-ring group-data-today:inset-ring-control group-data-outside:text-ink-3",
          "disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled disabled:line-through",
        ),
      }}
    />
  );
}
