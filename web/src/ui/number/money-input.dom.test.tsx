import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Field } from "../input/field.tsx";
import { MoneyInput } from "./money-input.tsx";

function Price({ start = null }: { start?: number | null }) {
  const [cents, setCents] = useState<number | null>(start);
  return (
    <>
      <Field label="Prix">
        <MoneyInput currency="CHF" value={cents} onChange={setCents} />
      </Field>
      <output>{String(cents)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Prix", description: "CHF" });
const cents = () => screen.getByRole("status").textContent;

test.each([
  ["1200", "120000", "1’200"],
  ["1'234'567.5", "123456750", "1’234’567.50"],
  ["12,05", "1205", "12.05"],
  ["0", "0", "0"],
  ["5000.-", "500000", "5’000"],
  ["5 000 CHF", "500000", "5’000"],
  ["Fr. 5'000.–", "500000", "5’000"],
  ["5000 francs", "500000", "5’000"],
  ["EUR 12.50", "1250", "12.50"],
  ["1.500", "150000", "1’500"],
  ["1,500", "150000", "1’500"],
  ["1.234.567,5 CHF", "123456750", "1’234’567.50"],
  ["12,345.60", "1234560", "12’345.60"],
  ["0.125", "13", "0.13"],
])("typing %s gives %s cents, written %s", async (typed, value, tidy) => {
  const user = show(<Price />);
  await user.type(field(), typed);
  expect(cents()).toBe(value);
  await user.tab();
  expect(field().value).toBe(tidy);
});

test.each(["3'5", "12'34", "1'2000", "'500"])("%s is no amount: groups have three digits", async (typed) => {
  const user = show(<Price />);
  await user.type(field(), typed);
  expect(cents()).toBe("NaN");
});

test("a stored amount is shown without cents that are none; emptied it is no amount", async () => {
  const user = show(<Price start={540000} />);
  expect(field().value).toBe("5’400");
  await user.clear(field());
  expect(cents()).toBe("null");
});

test("what is no amount stays in the field, for the form to refuse", async () => {
  const user = show(<Price />);
  await user.type(field(), "environ 20");
  await user.tab();
  expect(cents()).toBe("NaN");
  expect(field().value).toBe("environ 20");
});
