import type { Condition } from "@metiro/shared/sub-category/questions/form/condition";
import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { ConditionEditor } from "./condition-editor.tsx";

const text = { fr: "Couleur" };
const colour: Question = { id: "colour", type: "shortText", label: text, required: false };
const surface: Question = { id: "surface", type: "number", label: { fr: "Surface" }, required: false };
const form: QuestionForm = { version: 1, steps: [{ id: "one", title: text, questions: [colour, surface] }] };

function Edited({ first, told }: { first: Condition; told: (condition: Condition | undefined) => void }) {
  const [condition, setCondition] = useState<Condition | undefined>(first);
  return (
    <>
      <button onClick={() => setCondition(first)}>Reprendre</button>
      <ConditionEditor
        condition={condition}
        onChange={(next) => {
          setCondition(next);
          told(next);
        }}
        earlier={[colour, surface]}
        all={form}
        currency="CHF"
        errors={{}}
      />
    </>
  );
}
const compared = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: "Réponses comparées, séparées par des points-virgules" })
    .map(({ value }) => value);

const one: Condition = { q: "colour", op: "in", value: ["bleu", "vert"] };
const other: Condition = { q: "colour", op: "notIn", value: ["noir"] };

test("where a condition is taken away or comes back, each shows and keeps its own values", async () => {
  const told = vi.fn<(condition: Condition | undefined) => void>();
  const user = show(<Edited first={{ all: [one, other] }} told={told} />);
  expect(compared()).toEqual(["bleu ; vert", "noir"]);
  await user.click(screen.getAllByRole("button", { name: "Retirer cette condition" })[0] ?? document.body);
  expect(compared()).toEqual(["noir"]);
  expect(told).toHaveBeenLastCalledWith(other);
  await user.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(compared()).toEqual(["bleu ; vert", "noir"]);
});

test("several values are typed with semicolons between them, numbers as they are written here", async () => {
  const told = vi.fn<(condition: Condition | undefined) => void>();
  const user = show(<Edited first={{ q: "surface", op: "in", value: [3.5] }} told={told} />);
  expect(compared()).toEqual(["3,5"]);
  await user.type(screen.getByRole("textbox", { name: /^Réponses comparées/ }), "; 1’200; x");
  expect(told).toHaveBeenLastCalledWith({ q: "surface", op: "in", value: [3.5, 1200] });
  await user.tab();
  expect(compared()).toEqual(["3,5 ; 1’200"]);
});
