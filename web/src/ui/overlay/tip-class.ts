/** The look of a tooltip. */
export const tipClass =
  "pointer-events-none z-70 max-w-72 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper";
