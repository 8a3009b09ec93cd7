export type Strength = "weak" | "fair" | "good" | "strong";

/**
 * How hard a password is to guess, as far as it can be told without a dictionary: by its length, in which what repeats or
 * follows the character before it counts little. The server refuses the common ones.
 */
export function strengthOf(password: string): Strength {
  const characters = Array.from(password.normalize("NFC").toLowerCase());
  const seen = new Set<string>();
  let points = 0;
  for (const [index, character] of characters.entries()) {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    points += Math.abs(step) <= 1 ? 0.25 : seen.has(character) ? 0.75 : 1;
    seen.add(character);
  }
  const kinds = [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = points + kinds - 1;
  if (score < 9) return "weak";
  if (score < 12) return "fair";
  return score < 15 ? "good" : "strong";
}
