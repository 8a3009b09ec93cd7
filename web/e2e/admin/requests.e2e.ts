import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { callsOf, newPageOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { seeToast } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("an admin filters the offers, keeps a view, comes back to it and takes it along as a file", async () => {
  const mark = `Mélèze ${randomUUID().slice(0, 8)}`;
  await Promise.all([createdRequest(`${mark} salon`), createdRequest(`${mark} entrée`)]);
  const page = await newPageOf("admin");
  await page.goto("/admin/jobs");
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(mark);
  await page.getByRole("button", { name: "Affiner" }).click();
  await page.getByRole("combobox", { name: "Photos" }).selectOption({ label: "Sans photos" });
  await page.getByRole("button", { name: /^(Afficher|Aucun)/ }).click();
  const boxes = page.getByRole("checkbox", { name: /^Sélectionner l’offre/ });
  await expect.poll(() => boxes.count()).toBe(2);

  await page.getByRole("button", { name: "Vues" }).click();
  await page.getByRole("menuitem", { name: "Enregistrer cette vue…" }).click();
  await page.getByRole("textbox", { name: "Nom de la vue" }).fill(mark);
  await page.getByRole("button", { name: "Enregistrer la vue" }).click();
  await seeToast(page, `La vue « ${mark} » est enregistrée.`);
  await page.goto("/admin/jobs");
  await page.getByRole("button", { name: "Vues" }).click();
  await page.getByRole("menuitem", { name: mark }).click();
  await expect.poll(() => boxes.count()).toBe(2);
  expect(page.url()).toContain("photos=without");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter", exact: true }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^N°;.*Catégorie/);
});

test("columns are added to the offers and ordered, and stand so when one comes back, on another device as well", async () => {
  const page = await newPageOf("admin", { viewport: { width: 1920, height: 900 } });
  await page.goto("/admin/jobs?status=all");
  const heads = page.getByRole("table", { name: "Offres" }).getByRole("columnheader");
  const words = async () => (await heads.allTextContents()).map((text) => text.trim()).filter(Boolean);
  await heads.filter({ hasText: "Réponses" }).waitFor();
  const before = await words();
  expect(before).not.toContain("Budget");
  await page.getByRole("button", { name: "Colonnes" }).click();
  const dialog = page.getByRole("dialog", { name: "Colonnes affichées" });
  await dialog.getByRole("checkbox", { name: "Budget" }).check();
  // Forward until nothing stands before it, which its button says.
  const forward = dialog.getByRole("button", { name: "Avancer « Budget »" });
  while (await forward.isEnabled()) await forward.click();
  await dialog.getByRole("checkbox", { name: "Réponses" }).uncheck();
  await dialog.getByRole("button", { name: "Terminé" }).click();
  const after = await words();
  expect(after[0]).toBe("Budget");
  expect(after.slice(1)).toEqual(before.filter((word) => word !== "Réponses"));

  await page.reload();
  await heads.filter({ hasText: "Budget" }).waitFor();
  expect(await words()).toEqual(after);

  // Another device knows what the account does, once that was told.
  const other = await newPageOf("admin", { viewport: { width: 1920, height: 900 } });
  const otherHeads = other.getByRole("table", { name: "Offres" }).getByRole("columnheader");
  await expect(async () => {
    await other.goto("/admin/jobs?status=all");
    await otherHeads.filter({ hasText: "Budget" }).waitFor({ timeout: 10_000 });
  }).toPass();
  expect((await otherHeads.allTextContents()).map((text) => text.trim()).filter(Boolean)).toEqual(after);
  await other.getByRole("button", { name: "Colonnes" }).click();
  const saved = other.waitForResponse((answer) => answer.url().includes("savedView.keepLayout"));
  await other.getByRole("button", { name: "Rétablir" }).click();
  await other.getByRole("button", { name: "Terminé" }).click();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await heads.filter({ hasText: "Réponses" }).waitFor();
  await expect.poll(words).toEqual(before);
});

test("a column that was ticked stands at any width, one that nobody chose where there is room", async () => {
  const page = await newPageOf("admin", { viewport: { width: 1280, height: 900 } });
  await page.goto("/admin/jobs?status=all");
  const table = page.getByRole("table", { name: "Offres" });
  const head = table.getByRole("columnheader", { name: /^Créée le/ });
  await table.getByRole("columnheader", { name: /^Réponses/ }).waitFor();
  await expect(head).toHaveCount(0);
  await page.getByRole("button", { name: "Colonnes" }).click();
  const dialog = page.getByRole("dialog", { name: "Colonnes affichées" });
  // The list shows it by itself where there is room: ticked by hand, it is chosen.
  const box = dialog.getByRole("checkbox", { name: "Créée le" });
  await box.uncheck();
  await box.check();
  await dialog.getByRole("button", { name: "Terminé" }).click();
  await expect(head).toHaveCount(1);

  await page.getByRole("button", { name: "Colonnes" }).click();
  const saved = page.waitForResponse((answer) => answer.url().includes("savedView.keepLayout"));
  await page.getByRole("button", { name: "Rétablir" }).click();
  await page.getByRole("button", { name: "Terminé" }).click();
  expect((await saved).ok()).toBe(true);
  await expect(head).toHaveCount(0);
});

test("a ready-made view opens the offers once an admin has chosen it, on another device as well", async () => {
  const name = "Sans réponse depuis 48 heures";
  const page = await newPageOf("admin");
  await page.goto("/admin/jobs");
  await page.getByRole("button", { name: "Vues" }).click();
  await page.getByRole("menuitem", { name: "Gérer les vues…" }).click();
  const opens = page.getByRole("switch", { name: `Ouvrir la liste avec « ${name} »` });
  await opens.click();
  await expect(opens).toBeChecked();
  expect(page.url()).not.toContain("unanswered");

  const other = await newPageOf("admin");
  await other.goto("/admin/jobs");
  await other.waitForURL(/unanswered=over48Hours/);
  await other.getByRole("button", { name, exact: true }).waitFor();
});

test("who is no admin cancels and deletes nothing this way", async () => {
  const client = await callsOf("client");
  const { id } = await createdRequest("Parquet à garder");
  for (const call of ["CancelMany", "DeleteMany"])
    await expect(client.post(`JobRequest/${call}`, { ids: [id] })).rejects.toMatchObject({ status: 403 });
  expect(await client.get<JobRequest>(`JobRequest/Get/${id}`)).toMatchObject({ status: JobStatus.Active });
});
