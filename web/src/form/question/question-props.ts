import type { Language } from "@metiro/shared/languages";
import type { Question } from "@metiro/shared/sub-category/questions";
import type { PhotoStore } from "../photo/photos.ts";

export interface QuestionProps {
  question: Question;
  language: Language;
  /** The field's path: `answers.surface`. */
  name: string;
  /** The answer as it is stored: see `Answer`. Undefined or null for none. What is no valid value yet is kept for the check to refuse. */
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** The question already stands above as the page's heading; it then names the field without being shown. */
  labelHidden?: boolean | undefined;
  /** Day of the reader (`yyyy-MM-dd`), for bounds like `today`. */
  today: string;
  currency: string;
  photos: PhotoStore;
}

/** The question's own words, in the reader's language. */
export interface QuestionFrame {
  label: string;
  labelHidden: boolean | undefined;
  help: string | undefined;
  optional: boolean;
  error: string | undefined;
}
