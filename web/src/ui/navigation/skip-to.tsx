import type { ComponentProps } from "react";

/** Leads the keyboard past what stands before what is wanted; nobody sees it before it has the focus. */
export function SkipTo({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a
      {...rest}
      className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-ink no-underline focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[80]"
    >
      {children}
    </a>
  );
}
