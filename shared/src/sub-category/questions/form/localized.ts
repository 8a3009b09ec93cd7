import { z } from "zod";
import type { Language } from "../../../languages.ts";
import { text } from "../../../scalars.ts";

/** Text in several languages. A missing French one reads as empty, so that it is reported beside the form's other faults. */
export const localizedText = (maxLength: number) => {
  const translation = text(0, maxLength).optional();
  return z.object({
    fr: text(0, maxLength).default(""),
    en: translation,
    ar: translation,
    ch: translation,
    gr: translation,
    it: translation,
    ru: translation,
    sp: translation,
  } satisfies Record<Language, z.ZodType>);
};
export type Localized = z.infer<ReturnType<typeof localizedText>>;
