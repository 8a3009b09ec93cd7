import type { QuestionForm } from "@metiro/shared/sub-category/questions";

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * New names for steps, questions and options, none of which the form has. Drawn at random: an id that was deleted does not
 * come back for something else, under which a half-filled request would keep an answer.
 */
export function idsFor({ steps }: QuestionForm, draw: () => string = random): (prefix: "s" | "q" | "o") => string {
  const taken = new Set(
    steps.flatMap(({ id, questions }) => [
      id,
      ...questions.flatMap((question) => [question.id, ...(question.options ?? []).map(({ value }) => value)]),
    ]),
  );
  return (prefix) => {
    let id = prefix + draw();
    while (taken.has(id)) id = prefix + draw();
    taken.add(id);
    return id;
  };
}
