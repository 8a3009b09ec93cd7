import { violation } from "../errors/field-error.ts";
import { bounded, optionalText, text } from "../scalars.ts";
import { slugOf } from "../text/slug.ts";
import { z } from "zod";

/** The name of a category, a subcategory or a region. Its address is made of it, so it holds a letter or a digit that a slug keeps. */
export const catalogueName = text(1, 80).refine((name) => /[a-z0-9]/.test(slugOf(name)), {
  ...violation("characters"),
  abort: true,
});

/** Name and description of a catalogue item in other languages than French: `{ en: { name, description } }`. */
export const translations = z.record(
  bounded(2).regex(/^[a-z]{2}$/),
  z.object({ name: optionalText(80), description: optionalText(2000) }),
);
export type Translations = z.infer<typeof translations>;
