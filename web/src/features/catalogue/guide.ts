import type { Guide, Guides } from "@metiro/shared/guide";

/** The guide in a language; French where there is no other. */
export const guideIn = (guides: Guides, language: string): Guide => guides[language] ?? guides["fr"] ?? {};
