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
