import { people } from "../app/accounts.ts";
import { untilMail } from "../app/mailbox.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { recipientRow } from "../steps/dispatch.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { createdRequest, sentRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";

test("a silent company is reminded by mail, then the offer is taken back from it and no longer in its inbox", async () => {
  const title = `Parquet relancé ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await sentRequest(title, { others: 1 });
  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  await page.getByRole("button", { name: `Relancer ${rivaz}` }).click();
  await seeToast(page, `Un rappel part à ${rivaz}.`);
  await untilMail(people.company, new RegExp(`^Rappel\\u00A0: ${title}`));
  await page.getByRole("button", { name: `Actions pour ${rivaz}` }).click();
  await page.getByRole("menuitem", { name: "Retirer l’offre" }).click();
  const question = page.getByRole("dialog", { name: `Retirer l’offre à ${rivaz} ?` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Retirer l’offre" }).click();
  await seeToast(page, `L’offre est retirée à ${rivaz}.`);
  await recipientRow(page, rivaz).waitFor({ state: "detached" });
  const company = await callsOf("company");
  const { items } = await company.post<{ items: { id: string }[] }>("JobRequest/GetAllForCompanies?pageSize=100", {});
  expect(items.map((item) => item.id)).not.toContain(id);
});

test("what one has taken over is a list of its own, in which one goes from offer to offer", async () => {
  const name = `Parquet à moi ${crypto.randomUUID().slice(0, 8)}`;
  const requests = [await createdRequest(`${name} un`), await createdRequest(`${name} deux`)];
  const page = await newPageOf("admin");
  for (const { id } of requests) {
    await page.goto(`/admin/jobs/${id}`);
    const assignee = page.getByRole("combobox", { name: "Suivie par" });
    const saved = page.waitForResponse(/setDesk/);
    await assignee.selectOption({ label: "Alix Meyer" });
    await saved;
  }
  await page.goto("/admin/jobs");
  await page.getByRole("combobox", { name: "Suivi", exact: true }).selectOption({ label: "Mes offres" });
  const rows = page.getByRole("table", { name: "Offres" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("link").first().click();
  await seeHeading(page, `${name} un`);
  await page.getByRole("link", { name: `Offre suivante de la liste : ${name} deux` }).click();
  await seeHeading(page, `${name} deux`);
  await page.getByRole("link", { name: `Offre précédente de la liste : ${name} un` }).click();
  await seeHeading(page, `${name} un`);
});
