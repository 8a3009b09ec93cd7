/** The frame of a one-line control; the input inside it has no frame of its own. */
export const frameClass = [
  "flex w-full min-w-0 min-h-(--control-height) items-center overflow-hidden rounded-md border border-control bg-surface",
  "[&>button]:-my-px text-(length:--control-text) leading-6 text-ink hover:border-ink-2",
  "has-[:focus]:border-focus has-[:focus]:outline-3 has-[:focus]:outline-focus",
  "has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:inset-ring has-[[aria-invalid=true]]:inset-ring-danger",
  "has-[:disabled]:cursor-not-allowed has-[:disabled]:border-line-strong has-[:disabled]:bg-sunken has-[:disabled]:text-ink-3",
].join(" ");

/** The input inside a frame. */
export const inputClass =
  "min-w-0 flex-1 self-stretch bg-transparent px-3.5 py-1.5 text-ellipsis outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden";
