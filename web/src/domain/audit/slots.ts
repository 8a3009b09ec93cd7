/** Where a sentence has the names that an entry knows. */
export const slots = { name: "⟨name⟩", whom: "⟨whom⟩", kind: "⟨kind⟩", into: "⟨into⟩" } as const;
export type Slot = keyof typeof slots;

/** A piece of a sentence: words, or the name that stands there. */
export type Piece = string | { slot: Slot };

const marks = /⟨(\w+)⟩/;
const allMarks = new RegExp(marks, "g");

/**
 * The pieces of a sentence in their order, when these names are known: `[ de {name}]` goes where one lacks, and of
 * `[{name}|this person]` what stands after the bar remains.
 */
export function piecesOf(sentence: string, isKnown: (slot: Slot) => boolean): Piece[] {
  const chosen = sentence.replaceAll(/\[([^\]|]*)(?:\|([^\]]*))?\]/g, (_group, named: string, unnamed = "") =>
    [...named.matchAll(allMarks)].every(([, slot]) => isKnown(slot as Slot)) ? named : unnamed,
  );
  // Every second part is what a mark names.
  return chosen
    .split(marks)
    .map((part, index) => (index % 2 === 0 ? part : { slot: part as Slot }))
    .filter((piece) => piece !== "");
}

/** « de » loses its vowel before another one: « d’Alix ». */
export const elided = (words: string, next: string): string =>
  /^[aeiouyàâäéèêëîïôöùûü]/i.test(next) ? words.replace(/(^|\s)de $/, "$1d’") : words;
