export type { Address, Answer, Answers } from "./questions/answers/answer.ts";
export { answersOf, checkAnswers } from "./questions/check/check-answers.ts";
export { faultlessForm } from "./questions/form-check/check-form.ts";
export {
  questionForm,
  storedForm,
  type Question,
  type QuestionForm,
  type QuestionType,
} from "./questions/form/form.ts";
export { questionsOf } from "./questions/form/questions-of.ts";
export { shortIn, type TextWords } from "./questions/form/text-in.ts";
export { photoAnswers, redactSensitive, stripAnswers, summaryAnswers } from "./questions/answers/redact.ts";
export { visibleQuestions } from "./questions/visible/visible-questions.ts";
