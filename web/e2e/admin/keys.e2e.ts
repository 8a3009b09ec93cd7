import { newPageOf } from "../browser/people.ts";
import { expectFocus } from "../steps/keyboard.ts";
import { expectAccessible } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("a queue is worked through with the keys that « ? » lists, and the palette comes over a dialog", async () => {
  const page = await newPageOf("admin");
  const { keyboard } = page;
  const rows = page.getByRole("table", { name: "Offres" }).locator("tbody tr");
  await keyboard.press("g");
  await keyboard.press("o");
  await rows
    .first()
    .getByRole("button", { name: /^Transmettre l’offre/ })
    .waitFor();

  await keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Raccourcis clavier" });
  for (const words of [
    "Rechercher dans la liste",
    "Ligne suivante",
    "Choisir la ligne",
    "Ouvrir la ligne",
    "Transmettre",
  ])
    await help.getByText(words, { exact: true }).first().waitFor();
  await expectAccessible(page);
  await keyboard.press("Escape");
  await help.waitFor({ state: "detached" });

  await keyboard.press("/");
  await expectFocus(page.getByRole("searchbox").first());
  await keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await keyboard.press("j");
  await keyboard.press("j");
  await expectFocus(rows.nth(1));
  await keyboard.press("k");
  await expectFocus(rows.first());
  const tick = rows.first().getByRole("checkbox");
  await keyboard.press("x");
  await expect(tick).toBeChecked();
  await keyboard.press("x");
  await expect(tick).not.toBeChecked();

  await keyboard.press("t");
  const dispatch = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  await dispatch.getByText("Description", { exact: true }).waitFor();
  await keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Rechercher partout" });
  await expectFocus(palette);
  await keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await dispatch.getByText("Description", { exact: true }).waitFor();
  await keyboard.press("Escape");
  await dispatch.waitFor({ state: "detached" });
});
