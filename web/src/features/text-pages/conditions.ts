import { conditionsEn } from "./conditions-en.ts";
import { conditionsFr } from "./conditions-fr.ts";
import type { PageTexts } from "./text.ts";

export const conditions: PageTexts = { fr: conditionsFr, en: conditionsEn };
