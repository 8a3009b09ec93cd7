import { randomUUID } from "node:crypto";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Page as ListPage } from "@metiro/shared/paging/schema";
import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { site } from "../app/site.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Texte de l’article" });
const titleField = (page: Page) => page.getByRole("textbox", { name: "Titre", exact: true });
/** Waits until what `write` types is on the server. */
async function saved(page: Page, write: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().includes("/blog.saveDraft") && answer.ok());
  await write();
  await kept;
  await page
    .getByText(/^Enregistré à/)
    .filter({ visible: true })
    .waitFor();
}

test("a post is written, found again after a reload, looked at and published; its former address leads on", async () => {
  const title = `Choisir un peintre ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const page = await newPageOf("admin");
  await page.goto("/admin/blog/list");
  await page.getByRole("link", { name: "Écrire un article" }).click();
  await titleField(page).fill(title);
  await page.getByRole("textbox", { name: "Résumé", exact: true }).fill("Ce qu’il faut demander.");
  await text(page).click();
  await page.keyboard.type("Avant de signer");
  await page.keyboard.press("Alt+F10");
  await page.getByRole("toolbar").getByRole("combobox").selectOption({ label: "Titre" });
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Liste à puces" }).click();
  await saved(page, () => page.keyboard.type("un devis"));
  await page.reload();
  await text(page).getByRole("listitem").filter({ hasText: "un devis" }).waitFor();
  await expectAccessible(page);

  // Far down the text what is done with it stands at the foot.
  const publish = page.getByRole("button", { name: "Publier", exact: true });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole("button", { name: "Choisir une image" }).scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Aperçu" }).click();
  await seeHeading(page, "Aperçu");
  await page.getByRole("heading", { level: 2, name: "Avant de signer" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Revenir à l’article" }).click();
  await publish.click();
  await seeToast(page, "Blog ajouté avec succès!");

  const reader = await newPage();
  await reader.goto(`/blogs/${slug}`);
  await reader.getByRole("heading", { level: 2, name: "Avant de signer" }).waitFor();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("textbox", { name: "Adresse" }).fill(`${slug}-neuf`);
  await page.getByRole("button", { name: "Publier les modifications" }).click();
  await seeToast(page, "Blog mis à jour avec succès!");
  // The server keeps the page that was just read for a second.
  await expect
    .poll(async () => {
      await reader.goto(`/blogs/${slug}`);
      return new URL(reader.url()).pathname;
    })
    .toBe(`/blogs/${slug}-neuf`);
  await seeHeading(reader, title);
});

test("of two who write the same post the second is told, and loses nothing", async () => {
  const api = await callerFor(site().origin, people.admin);
  const { items } = await api.get<ListPage<BlogItem>>("Blog/All?pageSize=1");
  const [first, second] = await Promise.all([newPageOf("admin"), newPageOf("admin", { allowed: /status of 409/ })]);
  const address = `/admin/blog/${items[0]?.id}`;
  await Promise.all([first.goto(address), second.goto(address)]);
  await text(second).waitFor();
  await text(first).waitFor();
  await saved(first, () => titleField(first).fill("Le titre de la première"));
  await titleField(second).fill("Le titre de la seconde");
  await second.getByText("Quelqu’un d’autre a enregistré entre-temps", { exact: true }).waitFor();
  await expect(titleField(second)).toHaveValue("Le titre de la seconde");
  await second.getByRole("button", { name: "Reprendre la version enregistrée" }).click();
  await second.getByRole("button", { name: "Reprendre cette version" }).click();
  await expect.poll(() => titleField(second).inputValue()).toBe("Le titre de la première");
  await first.getByRole("button", { name: "Autres actions" }).click();
  await first.getByRole("menuitem", { name: "Abandonner les modifications" }).click();
  await first.getByRole("dialog").getByRole("button", { name: "Abandonner les modifications" }).click();
  await expect.poll(() => titleField(first).inputValue()).toBe(items[0]?.title);
});

test("nobody but an admin gets to the posts that are being written", async () => {
  const page = await newPageOf("client");
  await page.goto("/admin/blog/add");
  await seeHeading(page, "Se connecter");
  const client = await callerFor(site().origin, people.client);
  await expect(client.post("Blog/Draft/0199f0c0-0000-7000-8000-000000000001", {})).rejects.toThrow("403");
});
