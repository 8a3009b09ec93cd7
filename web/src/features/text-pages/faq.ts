import { faqEn } from "./faq-en.ts";
import { faqFr } from "./faq-fr.ts";
import type { FaqTexts } from "./text.ts";

export const faq: FaqTexts = { fr: faqFr, en: faqEn };
