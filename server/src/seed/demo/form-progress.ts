import { questionsOf, type Question, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { ownSteps, screenOfQuestion } from "@metiro/shared/sub-category/screens";
import type { InferInsertModel } from "drizzle-orm";
import type { questionFormProgress } from "../../db/schema/index.ts";
import { type Random, randomOf } from "./random.ts";

interface Form {
  id: string;
  /** What the trade is called in addresses: the same in every installation. */
  slug: string;
  revision: number;
  form: QuestionForm;
}

/** Of a hundred who come to a question so many give up at it: those that are typed, measured or photographed cost most. */
const effort: Partial<Record<Question["type"], readonly [number, number]>> = {
  photos: [5, 11],
  longText: [4, 8],
  shortText: [2, 5],
  address: [3, 6],
  number: [3, 6],
  money: [4, 8],
  dateRange: [2, 5],
};
const easy = [0.5, 3] as const;
/** What in every third form a question asks too much: whoever keeps the form is to find it. */
const tooMuch = [16, 24] as const;
const ownEffort: Partial<Record<(typeof ownSteps)[number], readonly [number, number]>> = {
  description: [4, 8],
  photos: [2, 5],
  contact: [7, 13],
};

/** How far people came in the forms of the demo, and where they gave up. */
export const formProgressRows = (forms: readonly Form[]): InferInsertModel<typeof questionFormProgress>[] =>
  forms.flatMap(({ id: subcategoryId, slug, revision, form }) => {
    const random = randomOf("form-progress", slug);
    const questions = questionsOf(form);
    const hard = random.chance(1 / 3) && questions.length > 2 ? random.int(1, questions.length - 1) : undefined;
    let people = random.int(60, 320);
    const rows: InferInsertModel<typeof questionFormProgress>[] = [];
    const come = (screen: string, shown: number, leaving: readonly [number, number]) => {
      const left = Math.min(shown, Math.round((shown * random.between(...leaving)) / 100));
      people -= left;
      rows.push({ subcategoryId, revision, screen, shown, passed: shown - left });
    };
    questions.forEach((question, nth) =>
      come(
        screenOfQuestion(question.id),
        Math.round(people * shareOf(form, question, random)),
        nth === hard ? tooMuch : (effort[question.type] ?? easy),
      ),
    );
    for (const step of ownSteps) {
      // Only a stranger is asked who it is.
      const shown = step === "contact" ? Math.round(people * random.between(0.4, 0.7)) : people;
      come(step, shown, ownEffort[step] ?? easy);
    }
    return rows;
  });

/** How many of those in the form come to a question: all, or those whose answers lead there. */
function shareOf(form: QuestionForm, question: Question, random: Random): number {
  const step = form.steps.find(({ questions }) => questions.includes(question));
  return question.visibleIf || step?.visibleIf ? random.between(0.3, 0.7) : 1;
}
