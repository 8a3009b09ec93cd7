import type { JobRequest } from "@metiro/shared/job-request/schema";
import { people } from "../app/accounts.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeToast } from "../steps/look.ts";
import { sentRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

test("an answer says what it lacks, is taken back before its mail leaves; an offer is withdrawn after a question and comes back as it was", async () => {
  const title = `Parquet d’un ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await sentRequest(title);
  const company = await callsOf("company");
  const own = async () => (await company.get<JobRequest>(`JobRequest/Get/${id}`)).jobRequestCompanies[0];
  const told = async () => (await mailsTo(people.client)).filter(({ text }) => text?.includes(title)).length;
  const page = await newPageOf("company");
  await page.goto(`/company/requests/${id}`);
  const form = page.getByRole("form", { name: "Votre réponse" });
  const send = form.getByRole("button", { name: "Envoyer ma réponse" });
  await send.click();
  await form
    .getByText("Écrivez un message, indiquez un prix, proposez une visite ou joignez un PDF.")
    .first()
    .waitFor();
  expect(await own()).toMatchObject({ response: "none" });
  await expectAccessible(page);

  const message = form.getByRole("textbox", { name: /Message au client/ });
  const undo = (words: string) =>
    page.getByRole("listitem").filter({ hasText: words }).getByRole("button", { name: "Annuler" });
  await message.fill("Volontiers, dès lundi.");
  await send.click();
  await undo("Réponse envoyée.").click();
  await seeToast(page, "la demande attend de nouveau votre réponse");
  expect(await own()).toMatchObject({ response: "none" });
  // What was written stands there again, to be corrected.
  await expect(message).toHaveValue("Volontiers, dès lundi.");
  await page.reload();
  await expect(message).toHaveValue("Volontiers, dès lundi.");

  await message.fill("Volontiers, dès mardi.");
  await send.click();
  await seeToast(page, "Réponse envoyée.");
  // One mail alone: what was taken back sent none.
  await untilMail(people.client, /^Nouvelle réponse/);
  await expect.poll(told, { timeout: 30_000 }).toBeGreaterThan(0);
  const mails = await told();
  const before = await own();

  await page.reload();
  // Who has answered declines no more; the offer is withdrawn, once that is confirmed.
  await expect(page.getByRole("button", { name: /^Décliner/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Retirer ma réponse" }).click();
  const question = page.getByRole("dialog", { name: "Retirer votre réponse ?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Retirer la réponse" }).click();
  await undo("Réponse retirée.").click();
  await seeToast(page, "votre réponse est rétablie");
  expect(await own()).toMatchObject({ response: "interested", respondedAt: before?.respondedAt });
  expect(await told()).toBe(mails);
});
