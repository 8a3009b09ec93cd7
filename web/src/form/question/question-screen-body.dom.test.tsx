import type { Question } from "@metiro/shared/sub-category/questions";
import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { QuestionScreenBody } from "./question-screen-body.tsx";

function Asked({ type, sensitive, typed }: Pick<Question, "type" | "sensitive"> & { typed: string }) {
  const [value, setValue] = useState<unknown>(typed);
  const question: Question = { id: "q", type, label: { fr: "Accès" }, required: true, sensitive };
  return (
    <QuestionScreenBody
      screen={{ question, notes: [] }}
      language="fr"
      currency="CHF"
      value={value}
      onChange={setValue}
      photos={undefined}
    />
  );
}

const patient = { timeout: 10_000 };

test.each(["shortText", "longText"] as const)(
  "a typed answer (%s) says what is hidden of it, and gives it up",
  async (type) => {
    const user = show(<Asked type={type} typed="Code au 079 555 77 88" />);
    await user.click(await screen.findByRole("button", { name: "Retirer du texte" }, patient));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Code au");
  },
);

test("a sensitive answer, which nobody reads before, says nothing", async () => {
  show(
    <>
      <Asked type="shortText" sensitive typed="079 555 77 88" />
      <Asked type="shortText" typed="079 555 77 88" />
    </>,
  );
  expect(await screen.findAllByRole("button", { name: "Retirer du texte" }, patient)).toHaveLength(1);
});
