import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Field } from "../input/field.tsx";
import { NumberStepper } from "./number-stepper.tsx";

function Rooms({ start = null }: { start?: number | null }) {
  const [rooms, setRooms] = useState<number | null>(start);
  return (
    <Field label="Pièces">
      <NumberStepper value={rooms} onChange={setRooms} min={1} max={4} step={0.5} unit="pièces" />
    </Field>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Pièces" });

test("steps with its buttons and with the arrow keys, no further than its ends", async () => {
  const user = show(<Rooms start={3} />);
  await user.click(screen.getByRole("button", { name: "Augmenter" }));
  expect(field().value).toBe("3,5");
  expect(field().getAttribute("aria-valuetext")).toBe("3,5 pièces");
  await user.click(screen.getByRole("button", { name: "Augmenter" }));
  await user.click(screen.getByRole("button", { name: "Augmenter" }));
  expect(field().value).toBe("4");
  expect(screen.getByRole("button", { name: "Augmenter" }).getAttribute("aria-disabled")).toBe("true");
  await user.type(field(), "{ArrowUp}");
  expect(field().value).toBe("4");
  await user.type(field(), "{ArrowDown}{ArrowDown}");
  expect(field().value).toBe("3");
});

test("starts at its least from nothing, and leaves what is typed for the form to judge", async () => {
  const user = show(<Rooms />);
  await user.click(screen.getByRole("button", { name: "Augmenter" }));
  expect(field().value).toBe("1");
  await user.clear(field());
  await user.type(field(), "12,25");
  await user.tab();
  expect(field().value).toBe("12,25");
});
