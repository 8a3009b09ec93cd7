import { newPage } from "../browser/browser.ts";
import { holdScripts } from "../steps/slow-line.ts";
import { answerRadio, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const first = "Dans quel type de bâtiment faut-il intervenir ?";

test("what is pressed in the wizard before its page is alive counts once it is", async () => {
  const page = await newPage();
  const chosen = await holdScripts(page);
  await page.goto("/request/pose-de-parquet", { waitUntil: "commit" });
  await answerRadio(page, "Appartement").click();
  await expect(answerRadio(page, "Appartement")).toBeChecked();
  chosen();
  await question(page, "Que faut-il faire ?").waitFor();

  // The device knows another question now: the one of the server is not shown.
  const begun = await holdScripts(page);
  await page.goto("/request/pose-de-parquet", { waitUntil: "commit" });
  await page.getByRole("banner").getByText("Pose de parquet").waitFor();
  expect(await page.getByRole("heading", { name: first }).isVisible()).toBe(false);
  begun();
  await question(page, "Que faut-il faire ?").waitFor();

  const pressed = await holdScripts(page);
  await page.goto("/request/traiteur", { waitUntil: "commit" });
  await goOn(page);
  await page.getByRole("textbox", { name: "Combien d’invités attendez-vous ?" }).fill("40");
  await goOn(page);
  expect(new URL(page.url()).search).toBe("");
  pressed();
  await question(page, "Combien d’invités attendez-vous ?").waitFor({ state: "detached" });
  await page.goBack();
  await question(page, "Combien d’invités attendez-vous ?").waitFor();
  await expect(page.getByRole("textbox", { name: "Combien d’invités attendez-vous ?" })).toHaveValue("40");
});
