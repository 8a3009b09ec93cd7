import { guides } from "@metiro/shared/guide";
import { idObject } from "@metiro/shared/scalars";
import { translations } from "@metiro/shared/catalogue/schema";
import * as common from "./common-texts.ts";
import { type Documented, document, inside } from "./texts.ts";

export const sharedDocs: readonly Documented[] = [
  document(inside(translations), {
    name: ["The name in that language."],
    description: ["The description in that language."],
  }),
  document(inside(guides), {
    factors: ["What the price depends on, a line each."],
    prepare: ["What to have at hand for a request, a line each."],
    expect: ["What happens, step by step."],
    questions: ["What people ask."],
  }),
  document(inside(inside(guides).shape.expect), {
    title: ["The step in a word.", "La visite"],
    text: ["What happens in it."],
  }),
  document(inside(inside(guides).shape.questions), {
    question: ["The question."],
    answer: ["Its answer."],
  }),
  document(idObject, {
    id: common.id,
  }),
];
