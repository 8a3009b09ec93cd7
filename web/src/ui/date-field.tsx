import { useLingui } from "@lingui/react/macro";
import * as Popover from "@radix-ui/react-popover";
import { Calendar as CalendarIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatDayText, parseDay } from "./day-text.ts";
import { IconButton } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";
import { useTypedText } from "./use-typed-text.ts";

const Calendar = lazy(() => import("./calendar.tsx"));

interface DateFieldProps extends Omit<TextInputProps, "value" | "onChange" | "min" | "max" | "type" | "action"> {
  /** `yyyy-MM-dd`; empty for none; what was typed where that is no day, for the form to refuse. */
  value: string;
  onChange: (day: string) => void;
  /** First and last day of the calendar. What is typed beyond them is for the form to refuse. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, typed (`dd/MM/yyyy`) or picked. Stands in a Field. */
export function DateField({ value, onChange, min, max, onBlur, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { text, type, tidy } = useTypedText({ value, onChange, format: formatDayText, parse: parseDay });
  const pick = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="min-w-0">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={t`jj/mm/aaaa`}
            {...rest}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              tidy();
              onBlur?.(event);
            }}
            action={
              <Popover.Trigger asChild>
                <IconButton icon={CalendarIcon} label={t`Ouvrir le calendrier`} disabled={rest.disabled} />
              </Popover.Trigger>
            }
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={t`Choisir une date`}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-60 animate-rise-in rounded-lg border border-line bg-surface p-4 text-ink shadow-float"
        >
          <Suspense fallback={<Spinner label={t`Chargement`} className="m-8" />}>
            <Calendar value={value} onChange={pick} min={min} max={max} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
