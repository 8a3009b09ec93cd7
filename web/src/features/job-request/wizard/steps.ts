import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { fillerOf } from "@metiro/shared/sub-category/questions/fills";
import { questionsOf } from "@metiro/shared/sub-category/questions/questions-of";
import { asksForPhotos, type OwnStep, type Screen } from "./screens.ts";

const projectName = msg`Votre projet`;
/** The parts of the way, as counted everywhere: what a condition shows or hides does not change their number. */
const names = {
  place: msg`Lieu`,
  timing: msg`Délai et budget`,
  description: msg`Description`,
  photos: msg`Photos`,
  contact: msg`Contact`,
  summary: msg`Résumé`,
} as const satisfies Partial<Record<OwnStep, MessageDescriptor>>;

const partOf: Record<OwnStep, keyof typeof names> = {
  place: "place",
  timing: "timing",
  budget: "timing",
  description: "description",
  photos: "photos",
  contact: "contact",
  summary: "summary",
};

const partsOf = (form: QuestionForm) => {
  const own = (Object.keys(names) as (keyof typeof names)[]).filter(
    (part) => (part !== "photos" || !asksForPhotos(form)) && (part !== "place" || !fillerOf(form, {}, "place")),
  );
  return questionsOf(form).some(({ type }) => type !== "info") ? (["project", ...own] as const) : own;
};

/** The names of the steps of a trade, in order. */
export const stepNames = (form: QuestionForm): MessageDescriptor[] =>
  partsOf(form).map((part) => (part === "project" ? projectName : names[part]));

/** Where a screen is: step `number` of `count`, and how far, from 0 to 1; going on never makes it smaller. */
export function stepOf(form: QuestionForm, screen: Screen) {
  const parts = partsOf(form);
  const part = screen.kind === "question" ? "project" : partOf[screen.kind];
  const index = parts.findIndex((one) => one === part);
  return {
    number: index + 1,
    count: parts.length,
    name: part === "project" ? projectName : names[part],
    value: screen.kind === "summary" ? 1 : (index + within(form, screen)) / parts.length,
  };
}

/** How far within its step: a question by its place among all of the form, hidden ones included. */
function within(form: QuestionForm, screen: Screen): number {
  if (screen.kind !== "question") return screen.kind === "budget" ? 0.75 : 0.5;
  const all = questionsOf(form);
  return (all.findIndex(({ id }) => id === screen.question.id) + 1) / (all.length + 1);
}
