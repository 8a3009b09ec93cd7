/** What a placeholder in a template stands for, in both languages of the interface. */
const placeholders = {
  firstName: ["prénom", "first name"],
  title: ["demande", "request"],
  place: ["lieu", "place"],
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderKeys = Object.keys(placeholders) as Placeholder[];

/** A placeholder as one writes it: `{prénom}`. */
export const placeholderIn = (language: "fr" | "en", key: Placeholder): string =>
  `{${placeholders[key][language === "fr" ? 0 : 1]}}`;

const keyOf = new Map<string, Placeholder>(
  placeholderKeys.flatMap((key) => placeholders[key].map((name) => [name, key] as const)),
);

/** The words of a template for one request. What is in braces and no placeholder stays as it is. */
export const filledTemplate = (message: string, values: Record<Placeholder, string>): string =>
  message.replaceAll(/\{([^{}]{1,20})\}/g, (written, name: string) => {
    const key = keyOf.get(name.trim().toLowerCase().normalize("NFC"));
    return key === undefined ? written : values[key];
  });

/** The other way round: what a message says of one client becomes placeholders, so that it can go to another one. */
export function templateOf(message: string, values: Record<Placeholder, string>, language: "fr" | "en"): string {
  // The longest first: a title may name the place.
  const found = placeholderKeys
    .filter((key) => values[key].length > 1)
    .toSorted((a, b) => values[b].length - values[a].length);
  if (found.length === 0) return message;
  const words = found.map((key) => values[key].replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "gu");
  return message.replaceAll(pattern, (written) => {
    const key = found.find((candidate) => values[candidate] === written);
    return key === undefined ? written : placeholderIn(language, key);
  });
}
