export type { Address, Answer, Answers } from "./questions/answer.ts";
export { answersOf, checkAnswers } from "./questions/check-answers.ts";
export { faultlessForm } from "./questions/faults.ts";
export { questionForm, storedForm, type Question, type QuestionForm, type QuestionType } from "./questions/form.ts";
export { questionsOf } from "./questions/questions-of.ts";
export { fillerOf } from "./questions/fills.ts";
export { shortIn, textIn, type TextWords } from "./questions/text-in.ts";
export { redactSensitive, stripAnswers, summaryAnswers } from "./questions/redact.ts";
export { visibleQuestions } from "./questions/visible.ts";
