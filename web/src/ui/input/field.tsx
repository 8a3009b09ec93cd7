import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { FieldContext } from "./field-context.ts";
import { Icon } from "../icon.tsx";

interface FieldBase {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** Says « facultatif ». Required is the default and is not said. */
  optional?: boolean | undefined;
  help?: ReactNode;
  /** The right end of the help line: « 208 / 1’500 ». */
  counter?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const labelClass = "text-sm font-semibold text-ink";

function OptionalMark() {
  return (
    <span className="font-normal text-ink-3">
      <Trans>(facultatif)</Trans>
    </span>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[0.1875rem]" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function useNotes({ help, error }: Pick<FieldBase, "help" | "error">) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, helpId, errorId, describedBy: [errorId, helpId].filter(Boolean).join(" ") || undefined };
}

function HelpLine({ id, help, counter }: { id: string | undefined; help: ReactNode; counter: ReactNode }) {
  if (!help && !counter) return null;
  return (
    <div className="flex justify-between gap-4 text-sm text-ink-2">
      {help && (
        <p id={id} className="min-w-0">
          {help}
        </p>
      )}
      {counter && <p className="num ml-auto">{counter}</p>}
    </div>
  );
}

/** Label, one control, help and error; wires ids and descriptions to the control inside. */
export function Field({ label, labelHidden, optional, help, counter, error, className, children }: FieldBase) {
  const { id, helpId, errorId, describedBy } = useNotes({ help, error });
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : labelClass}>
        {label}
        {optional && " "}
        {optional && <OptionalMark />}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: !optional }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <HelpLine id={helpId} help={help} counter={counter} />
    </div>
  );
}

interface FieldGroupProps extends FieldBase {
  /** The controls are radios: one answer. */
  radios?: boolean | undefined;
  /** Field path, where the controls inside have paths below it. */
  name?: string | undefined;
}

/** A group of controls that answer one question: legend, the controls, help and error of the whole group. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, labelHidden, optional, help, counter, error, radios, name, className, children } = props;
  const { helpId, errorId, describedBy } = useNotes({ help, error });
  return (
    <fieldset
      name={name}
      aria-describedby={describedBy}
      {...(radios && { role: "radiogroup", "aria-invalid": Boolean(error), "aria-required": !optional })}
      {...(error && { "data-invalid": "" })}
      className={cn("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend className={labelHidden ? "sr-only" : cn(labelClass, "mb-1.5")}>
        {label}
        {optional && " "}
        {optional && <OptionalMark />}
      </legend>
      {(help || counter) && (
        <div className="mb-2">
          <HelpLine id={helpId} help={help} counter={counter} />
        </div>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
