/** Of a number that leads to the list it counts: one digit too is wide enough to be pressed. */
export const countLinkClass =
  "num inline-flex min-h-6 min-w-6 items-center md:justify-end text-accent-ink underline underline-offset-[0.2em]";
