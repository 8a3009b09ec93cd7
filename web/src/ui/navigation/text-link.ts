/** The look of a link in a line of facts: underlined, and as high as a finger on a phone. */
export const textLinkClass =
  "inline-block min-h-6 text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:min-h-11 max-md:content-center";
