import type { Company } from "@metiro/shared/company/schema";
import { callsOf, newPageOf } from "../browser/people.ts";
import { dispatch } from "../steps/dispatch.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { createdRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";

test("an offer is taken over, noted and marked; its mail is sent again; deleted it is restored from the bin", async () => {
  const title = `Parquet gardé ${crypto.randomUUID().slice(0, 8)}`;
  const original = await createdRequest("L’original du parquet");
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
    await sent.getByText("Envoyé", { exact: true }).waitFor({ timeout: 10_000 });
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
  const marking = page.getByRole("dialog");
  await marking.getByRole("combobox", { name: /^Offre d’origine/ }).fill(original.number);
  // The other requests of the client stand there first: what is found takes their place.
  await expect(marking.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
  await marking.getByRole("option", { name: new RegExp(original.number) }).click();
  await expectAccessible(page);
  await marking.getByRole("button", { name: "Marquer comme doublon" }).click();
  await seeToast(page, `L’offre n° ${number} est marquée.`);
  await page.getByRole("main").getByText("Doublon", { exact: true }).first().waitFor();
  await page.getByRole("main").getByRole("link", { name: original.number }).click();
  await seeHeading(page, "L’original du parquet");
  await page.getByText("Répétée par une autre offre").waitFor();
  await page.getByRole("link", { name: number, exact: true }).click();
  await seeHeading(page, title);

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
  await page.getByRole("link", { name: original.number }).waitFor();
});

test("regions tell what nobody covers; a company is seen as it sees itself, with one end of its subscription", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/regions");
  await page
    .getByRole("navigation", { name: "Régions" })
    .getByRole("link", { name: /^Sans couverture/ })
    .click();
  await page.getByRole("table", { name: "Prestations sans couverture" }).getByRole("row").nth(1).waitFor();
  await expectAccessible(page);

  const company = await callsOf("company");
  const { id } = await company.get<Company>("Company");
  await page.goto(`/admin/company/${id}`);
  const untilOf = async () => /actif jusqu’au (\S+)/.exec((await page.getByRole("main").textContent()) ?? "")?.[1];
  await page.getByRole("button", { name: "Voir son espace" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Voir son espace" }).click();
  await page.getByText(/^Espace vu comme Sandrine Rivaz/).waitFor();
  await expectAccessible(page);
  const valid = page.getByText(/^Valable jusqu’au/);
  await valid.scrollIntoViewIfNeeded();
  const end = /\d\d\/\d\d\/\d{4}/.exec((await valid.textContent()) ?? "")?.[0];
  await page.goto("/company/profile/subscriptions");
  await expect.poll(untilOf).toBe(end);
  await page.getByRole("button", { name: "Quitter" }).click();
  await seeHeading(page, rivaz);
  await expect(page.getByText(end ?? "no end").first()).toBeVisible();
});

test("the currency is chosen from a list, and what was agreed in another one stays in it", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/configuration");
  const currency = page.getByRole("combobox", { name: /^Monnaie/ });
  await currency.waitFor();
  const now = await currency.inputValue();
  expect(await currency.locator("option").count()).toBeGreaterThan(20);
  const other = now === "EUR" ? "CHF" : "EUR";
  const save = page.getByRole("button", { name: "Enregistrer", exact: true });
  const choose = async (code: string) => {
    await currency.selectOption(code);
    await page.getByText("1 réglage changé : Monnaie").waitFor();
    await save.click();
    await page
      .getByRole("dialog", { name: "Enregistrer ces réglages ?" })
      .getByRole("button", { name: "Enregistrer les modifications" })
      .click();
    await page.getByText("Enregistré : Monnaie.").first().waitFor();
  };
  const company = await callsOf("company");
  const prices = async () => {
    const { items } = await company.post<{ items: { id: string; currency: string }[] }>(
      "JobRequest/GetAllForCompanies?pageSize=50",
      {},
    );
    return items.map(({ id, currency: own }) => `${id} ${own}`);
  };
  const before = new Set(await prices());
  try {
    await choose(other);
    const after = await prices();
    expect(after.filter((line) => before.has(line)).length).toBeGreaterThan(5);
    expect([...before].filter((line) => !after.includes(line))).toEqual([]);
    await expectAccessible(page);
  } finally {
    await page.goto("/admin/configuration");
    await currency.waitFor();
    if ((await currency.inputValue()) !== now) await choose(now);
  }
});
