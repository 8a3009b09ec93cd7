import { z } from "zod";
import { bounded, optionalText } from "../scalars.ts";

/** Name and description of a catalogue item in other languages than French: `{ en: { name, description } }`. */
export const translations = z.record(
  bounded(2).regex(/^[a-z]{2}$/),
  z.object({ name: optionalText(80), description: optionalText(2000) }),
);
export type Translations = z.infer<typeof translations>;
