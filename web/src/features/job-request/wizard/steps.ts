import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { OwnStep } from "@metiro/shared/sub-category/screens";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { type RequestStep, stepsOf } from "#form/question/request-steps.ts";
import type { Screen } from "./screens.ts";

const names: Record<RequestStep, MessageDescriptor> = {
  project: msg`Votre projet`,
  place: msg`Lieu`,
  timing: msg`Délai et budget`,
  description: msg`Description`,
  photos: msg`Photos et plans`,
  contact: msg`Contact`,
  summary: msg`Résumé`,
};

const stepOfScreen = (kind: OwnStep): RequestStep => (kind === "budget" ? "timing" : kind);

/** Where a screen is: step `number` of `count`, and how far, from 0 to 1; going on never makes it smaller. */
export function stepOf(form: QuestionForm, screen: Screen) {
  const steps = stepsOf(form);
  const step = screen.kind === "question" ? "project" : stepOfScreen(screen.kind);
  const index = steps.indexOf(step);
  return {
    number: index + 1,
    count: steps.length,
    name: names[step],
    value: screen.kind === "summary" ? 1 : (index + within(form, screen)) / steps.length,
  };
}

/** How far within its step: a question by its place among all of the form, hidden ones included. */
function within(form: QuestionForm, screen: Screen): number {
  if (screen.kind !== "question") return screen.kind === "budget" ? 0.75 : 0.5;
  const all = questionsOf(form);
  return (all.findIndex(({ id }) => id === screen.question.id) + 1) / (all.length + 1);
}
