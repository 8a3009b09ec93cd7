import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { ChoiceCards, MultiChoiceCards, toggleChoice } from "./choice-card.tsx";

const options = [
  { value: "walls", label: "Murs" },
  { value: "ceilings", label: "Plafonds" },
  { value: "unknown", label: "Je ne sais pas", exclusive: true },
];

test.each([
  [[], "ceilings", ["ceilings"]],
  [["ceilings"], "walls", ["walls", "ceilings"]],
  [["walls", "ceilings"], "walls", ["ceilings"]],
  [["walls", "ceilings"], "unknown", ["unknown"]],
  [["unknown"], "walls", ["walls"]],
  [["unknown"], "unknown", []],
])("%j and a press on %s give %j", (chosen, pressed, expected) => {
  expect(toggleChoice(options, chosen, pressed)).toEqual(expected);
});

function One() {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceCards name="one" options={options} value={value} onChange={setValue} />;
}

test("one of several is chosen by its whole card, and moved with the arrow keys", async () => {
  const user = show(<One />);
  await user.click(screen.getByText("Murs"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Murs" }).checked).toBe(true);
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Plafonds" }).checked).toBe(true);
});

function Many() {
  const [value, setValue] = useState<string[]>([]);
  return <MultiChoiceCards name="many" options={options} value={value} onChange={setValue} />;
}

test("an exclusive one unticks the others", async () => {
  const user = show(<Many />);
  await user.click(screen.getByText("Murs"));
  await user.click(screen.getByText("Je ne sais pas"));
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked)).toEqual([false, false, true]);
});
