import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { DateInput } from "./date-field.tsx";
import { Field } from "../input/field.tsx";

/** The calendar is fetched on demand; the test does not wait for that. */
await import("./calendar-popover.tsx");

function Day({ start = "", min }: { start?: string; min?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <Field label="À partir du">
        <DateInput value={day} onChange={setDay} min={min} />
      </Field>
      <output>{day}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "À partir du" });
const opener = () => screen.getByRole("button", { name: "Ouvrir le calendrier" });
const value = () => screen.getByRole("status", { hidden: true }).textContent;

test.each([
  ["15/06/2026", "2026-06-15", "15/06/2026"],
  ["5.6.26", "2026-06-05", "05/06/2026"],
  ["29-02-2028", "2028-02-29", "29/02/2028"],
  ["15062026", "2026-06-15", "15/06/2026"],
  ["050626", "2026-06-05", "05/06/2026"],
])("typing %s gives %s", async (typed, day, tidy) => {
  const user = show(<Day />);
  await user.type(field(), typed);
  expect(value()).toBe(day);
  await user.tab();
  expect(field().value).toBe(tidy);
});

test("what is no day is kept as it was typed, for the form to refuse", async () => {
  const user = show(<Day />);
  await user.type(field(), "31/02/2026");
  await user.tab();
  expect(value()).toBe("31/02/2026");
  expect(field().value).toBe("31/02/2026");
});

test("emptying the field takes the day away", async () => {
  const user = show(<Day start="2026-06-15" />);
  expect(field().value).toBe("15/06/2026");
  await user.clear(field());
  expect(value()).toBe("");
});

test("a day is picked from a calendar that starts on Monday and refuses what lies before", async () => {
  const user = show(<Day start="2026-06-15" min="2026-06-03" />);
  await user.click(opener());
  await screen.findByRole("grid", { name: /juin 2026/i });
  expect(screen.getAllByRole("columnheader", { hidden: true })[0]?.textContent).toBe("lu");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /\b2 juin 2026/ }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: /\b18 juin 2026/ }));
  expect(field().value).toBe("18/06/2026");
  expect(value()).toBe("2026-06-18");
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});

test("the calendar closes on a second press and on Escape, and gives the focus back", async () => {
  const user = show(<Day start="2026-06-15" />);
  await user.click(opener());
  await screen.findByRole("dialog", { name: "Choisir une date" });
  expect(opener().getAttribute("aria-expanded")).toBe("true");
  await user.click(opener());
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(opener());
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});
