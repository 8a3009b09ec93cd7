import { useLingui } from "@lingui/react/macro";
import { Calendar as CalendarIcon } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { formatDayText, parseDay } from "./day-text.ts";
import { IconButton } from "../button/icon-button.tsx";
import { TextInput, type TextInputProps } from "../input/text-input.tsx";
import { useTypedText } from "../input/use-typed-text.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";

const CalendarPopover = lazyPart(() => import("./calendar-popover.tsx"));

interface DateFieldProps extends Omit<TextInputProps, "value" | "onChange" | "min" | "max" | "type" | "action"> {
  /** `yyyy-MM-dd`; empty for none; what was typed where that is no day, for the form to refuse. */
  value: string;
  onChange: (day: string) => void;
  /** First and last day of the calendar. What is typed beyond them is for the form to refuse. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, typed (`dd/MM/yyyy`) or picked. Stands in a Field. */
export function DateInput({ value, onChange, min, max, onBlur, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { text, type, tidy } = useTypedText({ value, onChange, format: formatDayText, parse: parseDay });
  const pick = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <div ref={frame} className="min-w-0">
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
          <IconButton
            ref={button}
            icon={CalendarIcon}
            label={t`Ouvrir le calendrier`}
            held={rest.disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <Suspense>
          <CalendarPopover
            anchor={frame}
            opener={button}
            onClose={() => setOpen(false)}
            value={value}
            onChange={pick}
            min={min}
            max={max}
          />
        </Suspense>
      )}
    </div>
  );
}
