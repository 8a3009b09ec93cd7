import { type AriaAttributes, createContext, use, useId } from "react";

interface FieldContext {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContext | null>(null);

/** What a control needs from the field around it: id, description, error and requirement. Outside a field: nothing. */
export type ControlProps = { id?: string | undefined } & Pick<
  AriaAttributes,
  "aria-describedby" | "aria-invalid" | "aria-required"
>;

/** The control's own props win over those of its field. */
export function useControl(own: ControlProps): ControlProps & { id: string } {
  const fallback = useId();
  const field = use(FieldContext);
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ") || undefined;
  return {
    id: own.id ?? field?.id ?? fallback,
    "aria-describedby": describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": own["aria-required"] ?? (field?.required || undefined),
  };
}
