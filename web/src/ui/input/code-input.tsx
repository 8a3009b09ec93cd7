import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { cn } from "../cn.ts";
import { useControl } from "./field-context.ts";

interface CodeInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "maxLength"> {
  /** The digits so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when the last digit has come, whether typed, pasted or filled in by the phone. */
  onComplete?: ((input: HTMLInputElement) => void) | undefined;
}

const length = 6;

const boxClass = [
  "grid h-16 min-w-0 place-items-center rounded-md border border-control bg-surface text-xl font-semibold text-ink num",
  "peer-aria-invalid:border-danger peer-aria-invalid:inset-ring peer-aria-invalid:inset-ring-danger",
].join(" ");

/**
 * A code of six digits, one box each. The boxes are drawn; what is typed into is one field over them, so that pasting, the
 * phone's suggestion and screen readers have one field to deal with.
 */
export function CodeInput({ value, onChange, onComplete, className, ...rest }: CodeInputProps) {
  const control = useControl(rest);
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, length - 1);

  const take = (input: HTMLInputElement) => {
    const typed = input.value.replaceAll(/\D/g, "");
    // What comes after a whole code begins another one: the first was wrong.
    const digits = (value.length === length && typed.startsWith(value) ? typed.slice(length) : typed).slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(input);
  };

  return (
    <div className={cn("relative grid w-full grid-cols-[repeat(6,minmax(0,3.5rem))] gap-1.5 md:gap-2.5", className)}>
      <input
        {...rest}
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => take(event.currentTarget)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        onSelect={caretToEnd}
        className="peer absolute inset-0 z-10 size-full cursor-text opacity-0"
      />
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={cn(boxClass, focused && index === active && "border-focus! outline-3 outline-focus")}
        >
          {value[index]}
        </span>
      ))}
    </div>
  );
}

/** Nobody sees a caret: digits are added and taken away at the end. */
function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}
