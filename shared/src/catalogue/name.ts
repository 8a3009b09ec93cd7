import { broken } from "../errors/field-error.ts";
import { text } from "../scalars.ts";
import { slugOf } from "../text/slug.ts";

/** The name of a category, a subcategory or a region. Its address is made of it, so it holds a letter or a digit that a slug keeps. */
export const catalogueName = text(1, 80).refine((name) => /[a-z0-9]/.test(slugOf(name)), {
  ...broken("characters"),
  abort: true,
});
