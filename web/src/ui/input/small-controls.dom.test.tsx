import { fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { initialsOf } from "../display/avatar.tsx";
import { RemovableChip } from "../display/chip.tsx";
import { Segment } from "../navigation/segment.tsx";
import { Steps } from "../navigation/steps.tsx";
import { FileButton } from "./file-button.tsx";
import { Switch } from "./switch.tsx";

function Views() {
  const [view, setView] = useState<"phone" | "desk">("phone");
  const options = [
    { value: "phone", label: "Mobile" },
    { value: "desk", label: "Bureau" },
  ] as const;
  return <Segment label="Aperçu" value={view} onChange={setView} options={options} />;
}

test("a segment is a choice of one, by pointer and by arrow keys", async () => {
  const user = show(<Views />);
  expect(screen.getByRole("radiogroup", { name: "Aperçu" })).toBeTruthy();
  await user.click(screen.getByText("Bureau"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Bureau" }).checked).toBe(true);
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Mobile" }).checked).toBe(true);
});

test("a switch is on or off", async () => {
  const user = show(<Switch label="Obligatoire" />);
  await user.click(screen.getByText("Obligatoire"));
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Obligatoire" }).checked).toBe(true);
});

test("steps say which one is being done, and which are", () => {
  show(<Steps labels={["Entreprise", "Prestations", "Vérification"]} current={1} />);
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual(["1. Entreprise (fait)", "2. Prestations", "3. Vérification"]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
});

test("a chip is taken away by its button", async () => {
  const onRemove = vi.fn();
  const user = show(
    <RemovableChip name="Lausanne" onRemove={onRemove}>
      Lausanne
    </RemovableChip>,
  );
  await user.click(screen.getByRole("button", { name: "Retirer Lausanne" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test.each([
  ["Peinture Morand Sàrl", "PM"],
  ["Atelier Blanc & Fils SA", "AB"],
  ["Françoise Rochat", "FR"],
  ["La Maison du Parquet", "MP"],
  ["SA", "S"],
  ["Zoé 🦊", "Z"],
  ["Zoé 🦊 Favre", "ZF"],
  ["🦊Zoé (Lili) 2", "ZL"],
  ["E\u0301mile", "E\u0301"],
  ["🦊 🐻", "🦊🐻"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a file button that is full opens nothing, and can still be reached", () => {
  const buttons = (full: boolean) => (
    <FileButton accept="image/*" full={full} onFiles={() => undefined}>
      Joindre
    </FileButton>
  );
  const { rerender } = render(buttons(false));
  const input = screen.getByLabelText("Joindre");
  // Whether the browser goes on to open its dialog.
  expect(fireEvent.click(input)).toBe(true);
  rerender(buttons(true));
  expect(fireEvent.click(input)).toBe(false);
  expect(input.hasAttribute("disabled")).toBe(false);
});
