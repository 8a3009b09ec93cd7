import type { ModuleRow } from "../../ui/module.tsx";

/** Cells that look well beside each other. The plain ones give the others room. */
const cells = [
  ["paper"],
  ["tint"],
  ["sand"],
  ["paper", "sun", "accent"],
  ["tint", "window", "accent", "tint"],
  ["accent", "arch", "tint"],
  ["sand", "bricks", "surface"],
  ["paper", "roofLeft", "tint"],
  ["paper", "roofRight", "tint"],
  ["tint", "door", "ink", "tint"],
  ["surface", "boards", "accent"],
  ["sand", "tree", "accent", "ink"],
  ["ink", "quarter", "tint"],
  ["paper", "gable", "ink"],
  ["tint", "drop", "accent"],
  ["sand", "ruler", "surface", "sand"],
  ["paper", "checks", "sand"],
  ["accent", "bolt", "surface"],
] as const satisfies ModuleRow;

const [columns, rows] = [4, 3];

/** The drawing of a post without a cover: the same each time, another for each address. */
export function artOf(slug: string): ModuleRow[] {
  const next = numbersFrom(slug);
  const left: ModuleRow[number][] = [...cells];
  // Each cell at most once, so that no drawing is a pattern of one figure.
  const draw = () => left.splice(next() % left.length, 1)[0] ?? (["paper"] as const);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, draw));
}

/** Numbers that follow from a text (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state;
  };
}
