import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { buttonClass } from "../button/button-class.ts";
import { cn } from "../cn.ts";
import { decimalsOf, decimalSign, formatDecimal, parseDecimal } from "./decimal.ts";
import { useControl } from "../input/field-context.ts";
import { Icon, type IconShape } from "../icon.tsx";
import { useTypedText } from "../input/use-typed-text.ts";

interface NumberStepperProps {
  /** Null: empty. NaN: what was typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  unit?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** − field +. The field takes typed numbers and arrow keys; a number that is typed stands as it is, for the form to check. */
export function NumberStepper({
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 1,
  unit,
  name,
  className,
}: NumberStepperProps) {
  const { t, i18n } = useLingui();
  const control = useControl({});
  const format = (number: number | null) =>
    number === null || Number.isNaN(number) ? "" : formatDecimal(number, decimalSign(i18n.locale));
  const { text, type, tidy } = useTypedText({ value, onChange, format, parse: parseDecimal });
  const base = value === null || Number.isNaN(value) ? null : value;
  const stepped = (direction: 1 | -1) => {
    const next = base === null ? (min ?? (direction === 1 ? step : 0)) : base + direction * step;
    return Number(Math.min(max ?? next, Math.max(min ?? next, next)).toFixed(decimalsOf(step)));
  };
  const go = (direction: 1 | -1) => onChange(stepped(direction));
  const atMin = base !== null && min !== undefined && base <= min;
  const atMax = base !== null && max !== undefined && base >= max;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    go(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    <div className={cn("flex min-w-0 flex-wrap items-center gap-3", className)}>
      <StepButton icon={Minus} label={t`Diminuer`} off={atMin} onPress={() => go(-1)} />
      <input
        {...control}
        name={name}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuenow={base ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={base === null ? undefined : [text, unit].filter(Boolean).join(" ")}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          tidy();
          onBlur?.();
        }}
        className={cn(
          "num min-h-14 w-28 min-w-0 rounded-md border border-control bg-surface px-2 text-center text-xl font-semibold text-ink",
          "hover:border-ink-2 focus:rounded-md focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus",
          "aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger",
        )}
      />
      <StepButton icon={Plus} label={t`Augmenter`} off={atMax} onPress={() => go(1)} />
      {unit && <span className="text-ink-2">{unit}</span>}
    </div>
  );
}

interface StepButtonProps {
  icon: IconShape;
  label: string;
  off: boolean;
  onPress: () => void;
}

/** Stays in place at the end of the range, so that the focus does. */
function StepButton({ icon, label, off, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
      className={buttonClass({ variant: "secondary", shape: "icon", size: "xl" })}
    >
      <Icon of={icon} />
    </button>
  );
}
