import { Check, Minus } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "../cn.ts";

export interface TickBoxProps extends Omit<ComponentProps<"input">, "type" | "size" | "ref"> {
  kind?: "checkbox" | "radio" | undefined;
  /** Some of what the box stands for is chosen. Checkboxes only. */
  mixed?: boolean | undefined;
  large?: boolean | undefined;
}

const drawn = [
  "peer col-start-1 row-start-1 size-full appearance-none border-[1.5px] border-control bg-surface forced-colors:appearance-auto",
  "checked:border-accent disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken",
  "aria-invalid:border-danger",
].join(" ");
const markClass = "pointer-events-none col-start-1 row-start-1 hidden text-on-accent forced-colors:hidden!";

/** The native box or ring of a checkbox or radio, drawn in the house's way. Wants a label around it or `aria-label`. */
export function TickBox({ kind = "checkbox", mixed = false, large = false, className, ...rest }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span className={cn("inline-grid shrink-0 place-items-center", large ? "size-6" : "size-5", className)}>
      <input
        {...rest}
        ref={ref}
        type={kind}
        className={
          kind === "radio"
            ? cn(drawn, "rounded-full focus-visible:rounded-full")
            : cn(drawn, "rounded-xs checked:bg-accent indeterminate:border-accent indeterminate:bg-accent")
        }
      />
      {kind === "radio" ? (
        <span className={cn(markClass, "size-[55%] rounded-full bg-accent peer-checked:block")} />
      ) : (
        <>
          <Check
            aria-hidden="true"
            className={cn(markClass, "size-3.5 peer-checked:block peer-indeterminate:hidden")}
            strokeWidth={3}
          />
          <Minus aria-hidden="true" className={cn(markClass, "size-3.5 peer-indeterminate:block")} strokeWidth={3.25} />
        </>
      )}
    </span>
  );
}
