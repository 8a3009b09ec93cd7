export { answerPresent, type Address, type Answer, type Answers } from "./questions/answer.ts";
export { checkAnswer } from "./questions/check-answer.ts";
export { answersOf, checkAnswers } from "./questions/check-answers.ts";
export { faultlessForm } from "./questions/faults.ts";
export {
  questionForm,
  questionsOf,
  storedForm,
  type Question,
  type QuestionForm,
  type QuestionType,
} from "./questions/form.ts";
export { textIn } from "./questions/localized.ts";
export { redactSensitive, stripAnswers, summaryAnswers } from "./questions/redact.ts";
export { dropHidden, visibleQuestions } from "./questions/visible.ts";
