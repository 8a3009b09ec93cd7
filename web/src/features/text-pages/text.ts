import type { TextLanguage } from "@metiro/shared/languages";
import type { Site } from "#site/site.ts";

/** A paragraph, or the points of a list. */
type Block = string | readonly string[];

export interface TextSection {
  /** What a link to it names: `#donnees`. */
  id: string;
  title: string;
  body: readonly Block[];
}

export interface PageText {
  title: string;
  lead: string;
  /** For search engines, about 155 characters. */
  description: string;
  sections: readonly TextSection[];
}

/**
 * The words of a page that is read, in every language that is complete. They are long and stand on one page only, so they
 * are no part of the catalogues that every page fetches.
 */
export type PageTexts = Record<TextLanguage, (site: Site) => PageText>;

export interface Question {
  question: string;
  answer: string;
}

export interface FaqText {
  title: string;
  lead: string;
  description: string;
  groups: readonly { id: string; title: string; questions: readonly Question[] }[];
}

export type FaqTexts = Record<TextLanguage, (site: Site) => FaqText>;
