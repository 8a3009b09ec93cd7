import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { FaultList } from "./fault-list.tsx";
import { placedFaults } from "./model/placed-faults.ts";

test("what lacks its text is named by its question, and an answer by its place in it", () => {
  const empty = { label: { fr: "" } };
  const form: QuestionForm = {
    version: 1,
    steps: [
      {
        id: "s1",
        title: { fr: "Visite" },
        questions: [
          {
            id: "q1",
            type: "singleChoice",
            label: { fr: "Quand peut-on visiter ?" },
            required: true,
            options: [
              { value: "a", ...empty },
              { value: "b", ...empty },
            ],
          },
          { id: "q2", type: "yesNo", ...empty, required: true },
        ],
      },
    ],
  };
  show(<FaultList form={form} faults={placedFaults(form)} selected={undefined} onJump={() => undefined} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "« Quand peut-on visiter ? », réponse 1 : Le texte français manque.",
    "« Quand peut-on visiter ? », réponse 2 : Le texte français manque.",
    "Question sans texte : Le texte français manque.",
  ]);
});
