import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Step } from "./edits.ts";

interface Text {
  fr: string;
  en?: string | undefined;
}

const count = (texts: readonly (Text | undefined)[]): number =>
  texts.filter((text) => text !== undefined && text.fr.trim() !== "" && (text.en ?? "").trim() === "").length;

/** How many texts of a question are there in French and not in English. */
export const missingInQuestion = ({ label, short, help, options = [] }: Question): number =>
  count([label, short, help, ...options.flatMap((option) => [option.label, option.help])]);

export const missingInStep = ({ title }: Step): number => count([title]);

export const missingInForm = ({ steps }: QuestionForm): number =>
  steps.reduce(
    (sum, step) =>
      step.questions.reduce((inner, question) => inner + missingInQuestion(question), sum + missingInStep(step)),
    0,
  );
