/** A line of words at the foot of a page. */
export const barClass =
  "flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line px-5 text-sm text-ink";
