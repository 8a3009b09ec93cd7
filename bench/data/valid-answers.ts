import { swissToday } from "../../shared/src/calendar-day.ts";
import type { Answers, QuestionForm } from "../../shared/src/sub-category/questions.ts";
import { answersFor } from "../../server/src/seed/demo/answers/answers-for.ts";
import { randomOf } from "../../server/src/seed/demo/random.ts";

const places = [{ postalCode: "1003", locality: "Lausanne", street: "Rue du Bourg 1" }];

/** Answers that the form of a trade takes today. */
export const validAnswers = (slug: string, form: QuestionForm): Answers =>
  answersFor(form, randomOf(slug), { today: swissToday(), places });
