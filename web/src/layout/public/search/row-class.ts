/** A row of suggestions. */
export const rowClass = [
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-base text-ink no-underline",
  "hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-3",
].join(" ");
