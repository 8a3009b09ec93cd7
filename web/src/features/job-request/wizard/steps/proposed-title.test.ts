import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { expect, test } from "vitest";
import { emptyRequestDraft } from "../draft/draft.ts";
import { proposedTitle } from "./proposed-title.ts";

const rooms: Question = {
  id: "rooms",
  type: "number",
  label: { fr: "Combien de pièces ?", en: "How many rooms?" },
  short: { fr: "Pièces", en: "Rooms" },
  required: true,
  summary: true,
};
const formOf = (...questions: Question[]): QuestionForm => ({
  version: 1,
  steps: [{ id: "s", title: { fr: "S" }, questions }],
});
const area: Question = { ...rooms, id: "area", unit: "m2" };
const title = (question: Question, answer: unknown, locality?: string, language: "fr" | "en" = "fr") =>
  proposedTitle(
    language === "fr" ? "Peinture" : "Painting",
    formOf(question),
    { ...emptyRequestDraft({ [question.id]: answer }), locality },
    { language, currency: "CHF" },
  );

test.each([
  [title(rooms, 3.5, "Lausanne"), "Peinture\u00a0: 3,5 pièces à Lausanne"],
  [title(area, 64.5, "Le Locle"), "Peinture\u00a0: 64,5\u00a0m² au Locle"],
  [title(rooms, 1, "Les Breuleux"), "Peinture aux Breuleux"],
  [title(rooms, undefined), "Peinture"],
  [title(rooms, 3, "Lausanne", "en"), "Painting: 3 rooms in Lausanne"],
])("%s", (proposed, expected) => {
  expect(proposed).toBe(expected);
});
