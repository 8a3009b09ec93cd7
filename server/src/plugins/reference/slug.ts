/** The name of a heading in an address, as GitHub makes it. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/&[#\w]+;|[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
