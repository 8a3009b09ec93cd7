import { letTimePassIn } from "../../../server/src/domains/guarantee/test/let-time-pass.ts";
import { inDatabaseOf } from "../../../server/src/test/database/in-database-of.ts";
import { runTasks } from "../../../server/src/test/run-tasks.ts";
import { deviceOf, people } from "../app/accounts.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { answeredRequest, sentRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };
const pageOf = async (email: string, viewport = phone) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport });

test("an answer is promised, does not come, and the request is sent on: the client reads what happens, by page and by mail", async () => {
  const { id, number } = await sentRequest("Parquet promis");
  const client = await pageOf(people.client);
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("heading", { name: /^Une réponse d’ici .+ h$/ }).waitFor();
  // While it may still come in time nobody else is asked.
  expect(await client.getByRole("button", { name: "Demander à une autre entreprise" }).count()).toBe(0);
  await expectAccessible(client);
  await client.goto("/tenderer");
  await client
    .getByRole("row", { name: /Parquet promis/ })
    .getByText(/Une réponse d’ici .+ h\./)
    .waitFor();

  // The company reads the same moment as its own.
  const company = await pageOf(people.company);
  await company.goto("/company");
  await company
    .getByRole("article", { name: "Parquet promis" })
    .getByText(/^d’ici .+ h$/)
    .waitFor();
  await expectAccessible(company);
  await company.goto(`/company/requests/${id}`);
  await company
    .getByText(/^d’ici .+ h$/)
    .first()
    .waitFor();

  await letTimePassIn(site().dataDir, id, "14 days");
  await untilMail(people.client, /^Votre demande repart vers d’autres entreprises/);
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("heading", { name: "Nous envoyons votre demande à d’autres entreprises" }).waitFor();
  await expectAccessible(client);

  const admin = await pageOf(people.admin, { width: 1440, height: 900 });
  await admin.goto("/admin/jobs");
  await admin.getByRole("link", { name: /^À relancer/ }).click();
  await admin.getByRole("link", { name: /Parquet promis/ }).click();
  await admin.getByText("La réponse promise à son client n’est pas venue à temps.").waitFor();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Transmettre", exact: true }).click();
  const dialog = admin.getByRole("dialog", { name: new RegExp(number) });
  await dialog.getByText(/^À relancer depuis le .+ n’est pas venue à temps\. Sans réponse\s: Atelier Rivaz/).waitFor();
  await expectAccessible(admin);
  // The next best companies are chosen already.
  await dialog.getByRole("button", { name: /^Envoyer à \d+ entreprises?$/ }).click();
  await dialog.waitFor({ state: "detached" });

  // It can be taken back for some seconds, and is looked at every minute.
  await expect(async () => {
    await inDatabaseOf(site().dataDir, (sql) => runTasks(sql, "guarantee"));
    const subjects = (await mailsTo(people.client)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Votre demande est envoyée à d’autres entreprises/));
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  await client.getByRole("heading", { name: /^Une réponse d’ici .+ h$/ }).waitFor();
  await client.getByText(/^Nous avons envoyé votre demande à/).waitFor();
  await expectAccessible(client);
});

test("a client whom no answer suits asks for another company with one press, and the back office reads why", async () => {
  const { id } = await answeredRequest("Parquet à comparer");
  const client = await pageOf(people.client);
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("button", { name: "Demander à une autre entreprise" }).click();
  await client.getByRole("heading", { name: "Nous envoyons votre demande à d’autres entreprises" }).waitFor();
  expect(await client.getByRole("button", { name: "Demander à une autre entreprise" }).count()).toBe(0);

  const admin = await pageOf(people.admin, { width: 768, height: 1024 });
  await admin.goto(`/admin/jobs/${id}`);
  await admin.getByText(/les offres reçues ne lui conviennent pas/).waitFor();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Retirer de la liste" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Retirer de la liste" }).click();
  await client.getByRole("heading", { name: "Il n’y a pas d’autre entreprise pour votre demande" }).waitFor();
  await expectAccessible(client);
});
