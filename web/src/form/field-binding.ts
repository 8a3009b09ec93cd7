import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";

/** What every connected field takes: where it writes, and what Field shows around it. */
export interface FieldBinding<Input extends FieldValues, Output> {
  /** `form.control` */
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: ReactNode;
  labelHidden?: boolean | undefined;
  optional?: boolean | undefined;
  help?: ReactNode;
  className?: string | undefined;
}

/** Splits a connected field's props into the field's state, what goes to Field, and what goes to the control. */
export function useField<Input extends FieldValues, Output, Options extends object>({
  control,
  name,
  label,
  labelHidden,
  optional,
  help,
  className,
  ...rest
}: FieldBinding<Input, Output> & Options) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur } = field as {
    value: unknown;
    onChange: (value: unknown) => void;
    onBlur: () => void;
  };
  return {
    value,
    onChange,
    onBlur,
    name: name as string,
    frame: { label, labelHidden, optional, help, className, error: fieldState.error?.message },
    rest,
  };
}
