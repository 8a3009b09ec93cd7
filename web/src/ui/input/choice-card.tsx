import { type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { TickBox } from "./tick-box.tsx";

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Choosing it unticks the others. Only where several may be chosen. */
  exclusive?: boolean | undefined;
  disabled?: boolean | undefined;
}

type Columns = 1 | 2 | 3 | "always2";

interface ChoiceCardsBase {
  /** One name for the group: arrow keys move within it. */
  name: string;
  options: readonly Choice[];
  /** From tablet width on; on a phone cards stand one below the other, unless two short ones always stand side by side. */
  columns?: Columns | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

interface ChoiceCardsProps extends ChoiceCardsBase {
  value: string | null | undefined;
  onChange: (value: string) => void;
}

interface MultiChoiceCardsProps extends ChoiceCardsBase {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const columnClass = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-3", always2: "grid-cols-2" };

function Cards({ columns = 1, children }: { columns: Columns | undefined; children: ReactNode }) {
  return <div className={cn("grid min-w-0 gap-3", columnClass[columns])}>{children}</div>;
}

interface CardProps extends Omit<ChoiceCardsBase, "options" | "columns"> {
  kind: "radio" | "checkbox";
  option: Choice;
  checked: boolean;
  onChange: () => void;
}

function Card({ kind, name, option, checked, onChange, onBlur, describedBy, invalid }: CardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "flex min-h-15 min-w-0 items-start gap-3.5 rounded-lg border border-control bg-surface px-4.5 py-4 leading-6 font-medium",
        "has-[:enabled]:cursor-pointer has-[:enabled:not(:checked)]:hover:border-ink-2 has-[:enabled:not(:checked)]:hover:bg-hover",
        "has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:inset-ring has-[:checked]:inset-ring-accent",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        "has-[:disabled]:border-line-strong has-[:disabled]:text-ink-3",
      )}
    >
      <TickBox
        id={id}
        kind={kind}
        large
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={onChange}
        onBlur={onBlur}
        aria-describedby={describedBy}
        aria-invalid={kind === "checkbox" && invalid ? true : undefined}
        className="[&>input]:outline-none"
      />
      <span className="min-w-0">
        {option.label}
        {option.hint && <span className="block text-sm font-normal text-ink-2">{option.hint}</span>}
      </span>
    </label>
  );
}

/** One of several, each option a card that is a target as a whole. Stands in a FieldGroup. */
export function ChoiceCards({ options, columns, value, onChange, ...rest }: ChoiceCardsProps) {
  return (
    <Cards columns={columns}>
      {options.map((option) => (
        <Card
          key={option.value}
          {...rest}
          kind="radio"
          option={option}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </Cards>
  );
}

/** Any number of several; an exclusive option (« Je ne sais pas ») stands alone. Stands in a FieldGroup. */
export function MultiChoiceCards({ options, columns, value, onChange, ...rest }: MultiChoiceCardsProps) {
  return (
    <Cards columns={columns}>
      {options.map((option) => (
        <Card
          key={option.value}
          {...rest}
          kind="checkbox"
          option={option}
          checked={value.includes(option.value)}
          onChange={() => onChange(toggleChoice(options, value, option.value))}
        />
      ))}
    </Cards>
  );
}

/** The choice after a press on `pressed`, in the order of the options. */
export function toggleChoice(options: readonly Choice[], chosen: readonly string[], pressed: string): string[] {
  if (chosen.includes(pressed)) return chosen.filter((value) => value !== pressed);
  const exclusive = options.find((option) => option.value === pressed)?.exclusive ?? false;
  if (exclusive) return [pressed];
  return options
    .filter((option) => option.value === pressed || (chosen.includes(option.value) && !option.exclusive))
    .map((option) => option.value);
}
