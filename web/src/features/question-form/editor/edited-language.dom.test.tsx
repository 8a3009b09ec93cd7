import type { TextLanguage } from "@metiro/shared/languages";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { EditedLanguageContext, LanguageChoice } from "./edited-language.tsx";
import { TextPair } from "./text-pair.tsx";

function Editor({ onChange }: { onChange: (value: unknown) => void }) {
  const [language, choose] = useState<TextLanguage>("fr");
  return (
    <EditedLanguageContext value={{ language, choose }}>
      <LanguageChoice missing={1} />
      <TextPair name="label" label="Question" value={{ fr: "Quelle surface ?" }} onChange={onChange} errors={{}} />
    </EditedLanguageContext>
  );
}

test("a text is shown in one language at a time; the French one tells what there is to be put into English", async () => {
  const changed = vi.fn();
  const user = show(<Editor onChange={changed} />);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Question (français)" }).value).toBe("Quelle surface ?");
  await user.click(screen.getByRole("radio", { name: "Anglais (1 manquant)" }));
  const english = screen.getByRole<HTMLInputElement>("textbox", { name: "Question (anglais)" });
  expect([english.value, english.placeholder, screen.queryByRole("textbox", { name: /français/ })]).toEqual([
    "",
    "Quelle surface ?",
    null,
  ]);
  await user.type(english, "H");
  expect(changed).toHaveBeenCalledWith({ fr: "Quelle surface ?", en: "H" }, "label.en 1");
});
