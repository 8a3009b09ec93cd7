/** A text as one searches it: without case, accents and punctuation. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether every typed word begins a word of a text. */
export function isFoundIn(text: string, typed: string): boolean {
  const words = ` ${fold(text)}`;
  return fold(typed)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
}
