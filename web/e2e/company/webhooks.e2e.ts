import { isSignedBy, webhookReceiver } from "../../../server/src/domains/webhook/test/receiver.ts";
import { callerFor } from "../app/api.ts";
import { newcomer } from "../app/newcomer.ts";
import { deviceOf } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { expectAccessible, seeToast } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test.use({ siteSettings: { WEBHOOK_LOOPBACK: "on" } });

test("a company's program is told what happens, knows it is us, misses an event and gets it again, and may say that it is gone", async () => {
  const receiver = await webhookReceiver();
  const { url, received } = receiver;
  const email = await newcomer("company");
  const { origin } = site();
  const own = await callerFor(origin, email);
  const request = await createdRequest("Parquet annoncé à un programme");
  const name = `Parquets Branchés ${email.slice(4, 12)}`;
  const place = { subcategoryIds: [request.subcategory.id], subregionIds: [request.subregion.id] };
  await own.post("Company/complete-profile", { name, ...place });
  const { id: companyId } = await own.get<{ id: string }>("Company");

  const admin = await callsOf("admin");
  await admin.post(`JobRequest/${request.id}/send-to-companies`, { companyIds: [companyId] });

  const page = await newPage({
    storageState: await deviceOf(origin, email),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/company/profile/integrations");
  const noted = async () => {
    const shown = page.getByRole("dialog", { name: "Secret du webhook" });
    await shown.getByRole("button", { name: "Copier le secret" }).click();
    await shown.getByRole("button", { name: "Copié", exact: true }).waitFor();
    await expectAccessible(page);
    const secret = await page.evaluate(() => navigator.clipboard.readText());
    await shown.getByRole("button", { name: "J’ai noté le secret" }).click();
    return secret;
  };
  const messages = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

  await page.getByRole("button", { name: "Ajouter un webhook" }).click();
  const adding = page.getByRole("dialog", { name: "Ajouter un webhook" });
  await adding.getByRole("textbox", { name: "Adresse" }).fill(url);
  await adding.getByRole("radio", { name: /^Seulement certains/ }).check();
  await adding.getByRole("checkbox", { name: /answer\.offered/ }).check();
  await adding.getByRole("checkbox", { name: /answer\.changed/ }).check();
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Ajouter le webhook" }).click();
  const secret = await noted();
  await page.getByText("L’entreprise se propose · Réponse modifiée").waitFor();

  await page.getByRole("button", { name: `Envoyer un essai à ${url}` }).click();
  const log = page.getByRole("dialog", { name: "Envois du webhook" });
  const row = (event: string) => log.getByRole("listitem").filter({ hasText: event });
  await row("Événement d’essai").getByText("Reçu", { exact: true }).waitFor();
  expect(messages()).toEqual(["webhook.test"]);
  await expectAccessible(page);
  await log.getByRole("button", { name: "Fermer" }).click();

  // What comes while the program is ill is tried again by itself: after five seconds, and then only after five minutes.
  receiver.answer(500, 204);
  await own.post(`JobRequest/${request.id}/answer`, { response: "interested", message: "Volontiers." });
  await expect.poll(messages).toContain("answer.offered");
  await page.getByRole("button", { name: `Voir les envois à ${url}` }).click();
  const offer = row("L’entreprise se propose");
  await offer.getByText("Reçu", { exact: true }).waitFor();
  await offer.getByText(/2 essais/).waitFor();
  await offer.getByText("Détail").click();
  await offer.getByRole("list", { name: "Essais" }).getByText("500 · Refusé par l’adresse").waitFor();
  await log.getByRole("button", { name: "Fermer" }).click();

  // Another secret: what is replayed has the id that it had, and for a while both sign.
  await page.getByRole("button", { name: `Autres actions pour ${url}` }).click();
  await page.getByRole("menuitem", { name: "Changer le secret" }).click();
  await page.getByRole("button", { name: "Créer un nouveau secret" }).click();
  const next = await noted();
  expect(next).not.toBe(secret);
  await page.getByText(/^L’ancien secret signe aussi jusqu’au/).waitFor();
  const before = received.length;
  await page.getByRole("button", { name: `Voir les envois à ${url}` }).click();
  await offer.getByRole("button", { name: /^Rejouer/ }).click();
  await expect.poll(() => received.length).toBe(before + 1);
  await log.getByRole("button", { name: "Fermer" }).click();
  const [first, again] = [received[1], received.at(-1)];
  if (!first || !again) throw new Error("Nothing was received");
  expect(again.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  expect([isSignedBy(secret, first), isSignedBy(next, first)]).toEqual([true, false]);
  expect([isSignedBy(secret, again), isSignedBy(next, again)]).toEqual([true, true]);

  // A program that is gone says so, and is told nothing more until its owner wants it.
  receiver.answer(410);
  await own.post(`JobRequest/${request.id}/answer`, { response: "interested", message: "Dès lundi." });
  await expect.poll(messages).toContain("answer.changed");
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole("list", { name: "Webhooks" }).waitFor();
      return page.getByText("L’adresse a répondu 410 : elle ne veut plus rien recevoir.").count();
    })
    .toBe(1);
  await expectAccessible(page);
  receiver.answer(204);
  await page.getByRole("button", { name: `Réactiver ${url}` }).click();
  await seeToast(page, "Le webhook est de nouveau actif.");
  const lost = received.length;
  await page.getByRole("button", { name: `Voir les envois à ${url}` }).click();
  await log.getByText("Abandonnés").click();
  await log.getByRole("button", { name: "Tout rejouer" }).click();
  await expect.poll(() => received.length).toBe(lost + 1);
  expect(messages().at(-1)).toBe("answer.changed");
  receiver.stop();
});
