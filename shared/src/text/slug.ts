const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/**
 * The slug of a name: lower-case, accents folded, spaces to hyphens, everything else but word characters and hyphens
 * removed (`Électricité générale` → `electricite-generale`). Empty when the name has no Latin letter or digit.
 */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? "")
    .normalize("NFD")
    .replace(/\s/g, "-")
    .replace(/[^\w-]/g, "");
}

/** The slug by the specification's own words, without folding: what accents stand on is lost (`lectricit-gnrale`). */
export const literalSlugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .replace(/\s/g, "-")
    .replace(/[^\w-]/g, "");

/** The slug of a sentence, which has punctuation: one hyphen between its words, none at its ends (decision 314). */
export const titleSlugOf = (title: string): string => slugOf(title).replace(/-+/g, "-").replace(/^-|-$/g, "");
