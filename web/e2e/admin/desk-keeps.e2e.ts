import { newPageOf } from "../browser/people.ts";
import { dispatch } from "../steps/dispatch.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { createdRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";

test("an offer is taken over, noted and marked; its mail is sent again; deleted it is restored from the bin", async () => {
  const title = `Parquet gardé ${crypto.randomUUID().slice(0, 8)}`;
  const { id, number } = await createdRequest(title);
  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  const assignee = page.getByRole("combobox", { name: "Suivie par" });
  await assignee.selectOption({ label: "Alix Meyer" });
  const note = page.getByRole("form", { name: "Note interne" });
  await note.getByRole("textbox", { name: "Note interne" }).fill("Le client préfère un appel le soir.");
  await note.getByRole("button", { name: "Noter" }).click();
  await page
    .getByRole("list", { name: "Notes internes" })
    .getByText(/Alix Meyer · /)
    .waitFor();
  await dispatch(page, [rivaz]);
  const mails = page.getByRole("list", { name: "E-mails envoyés" });
  const sent = mails.getByRole("listitem").filter({ hasText: "Demande transmise à une entreprise" });
  await expect(async () => {
    await page.reload();
    await sent.getByText("Envoyé", { exact: true }).waitFor({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(assignee).toHaveValue(/./);
  await sent.getByRole("button", { name: "Renvoyer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Renvoyer" }).click();
  await seeToast(page, "L’e-mail repart.");
  await expectAccessible(page);

  const act = async (name: string) => {
    await page.getByRole("button", { name: "Autres actions", exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Marquer comme doublon");
  await seeToast(page, `L’offre n° ${number} est marquée.`);
  await page.getByRole("main").getByText("Doublon", { exact: true }).first().waitFor();

  await act("Supprimer l’offre");
  const question = page.getByRole("dialog");
  const repeat = question.getByRole("textbox");
  if (await repeat.count()) await repeat.fill(number);
  await question.getByRole("button", { name: /^Supprimer/ }).click();
  await page.getByRole("heading", { level: 1, name: "Offres" }).waitFor();
  await page.goto("/admin/bin");
  await page.getByRole("button", { name: `Restaurer : ${title}` }).click();
  await page.getByRole("button", { name: `Restaurer : ${title}` }).waitFor({ state: "detached" });
  await page.goto(`/admin/jobs/${id}`);
  await seeHeading(page, title);
});
