import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { useState } from "react";
import { questionScreens } from "#form/question/question-screens.ts";
import type { Selected } from "../model/editing.ts";

const defaultsOf = (form: QuestionForm): Record<string, unknown> =>
  Object.fromEntries(questionsOf(form).flatMap(({ id, default: value }) => (value === undefined ? [] : [[id, value]])));

/** A form as it is tried out: the answers so far, and the screen that one is on. */
export function usePreview(form: QuestionForm, selected: Selected | undefined) {
  const [answers, setAnswers] = useState<Record<string, unknown>>(() => defaultsOf(form));
  const [at, setAt] = useState<string | undefined>();
  const [followed, setFollowed] = useState<string>();
  const screens = questionScreens(form, answers);
  const placeOf = (id: string | undefined) =>
    screens.findIndex(({ question, notes }) => question.id === id || notes.some((note) => note.id === id));

  // What is opened in the list is shown here, unless it is hidden by the answers.
  const wanted =
    selected?.kind === "step" ? form.steps.find(({ id }) => id === selected.id)?.questions[0]?.id : selected?.id;
  if (wanted !== followed) {
    setFollowed(wanted);
    if (placeOf(wanted) !== -1) setAt(wanted);
  }
  const isEnd = at === "end";
  const index = isEnd ? screens.length : Math.max(0, placeOf(at));
  return {
    screens,
    index,
    screen: screens[index],
    answers,
    /** Whether what is open in the list is hidden by the answers. */
    hidden: wanted !== undefined && placeOf(wanted) === -1,
    /** Stays on the screen of the answer, even where it makes the opened question appear. */
    answer: (id: string, value: unknown) => {
      setAt(id);
      setAnswers((before) => ({ ...before, [id]: value }));
    },
    /** What the client reads again before it sends. */
    end: () => setAt("end"),
    go: (to: number) => setAt(screens[to]?.question.id ?? "end"),
    restart: () => {
      setAnswers(defaultsOf(form));
      setAt(screens[0]?.question.id);
    },
  };
}
export type PreviewWindow = ReturnType<typeof usePreview>;
