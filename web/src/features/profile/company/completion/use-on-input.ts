import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Hands on what stands in a form whenever something is typed into it. */
export function useOnInput<Input extends FieldValues, Output>(
  { subscribe }: UseFormReturn<Input, unknown, Output>,
  keep: (values: Input) => void,
): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }),
    [subscribe],
  );
}
