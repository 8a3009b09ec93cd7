import type { Company } from "@metiro/shared/company/schema";
import type { OfferStart } from "@metiro/shared/offer/schema";
import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { lasting, misfits } from "../screens/measure.ts";
import { answeredRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const storageState = (person: keyof typeof people) => deviceOf(site().origin, people[person]);

test("a client declines with a reason, accepts, marks the work as done, sees who saw its data, and asks again", async () => {
  const title = "Parquet que l’on refait une fois";
  const [{ id }, { name }] = [
    await answeredRequest(title, { others: 1 }),
    await (await callsOf("company")).get<Company>("Company"),
  ];
  const company = await newPage({ storageState: await storageState("company") });
  await company.goto(`/company/requests/${id}`);
  await company
    .getByRole("main")
    .getByText(/Le client compare les réponses/)
    .first()
    .waitFor();
  const client = await newPage({ storageState: await storageState("client") });
  await client.goto(`/tenderer/requests/${id}`);
  const column = client.getByRole("article", { name });
  await expect.poll(() => client.getByRole("article").count()).toBe(2);

  await column.getByRole("button", { name: "Décliner" }).click();
  const reject = client.getByRole("dialog", { name: `Décliner ${name} ?` });
  await reject.getByRole("radio", { name: "Le délai ne convient pas" }).check();
  await reject.getByRole("textbox", { name: /Message/ }).fill("Nous devons commencer lundi.");
  await reject.getByRole("button", { name: "Décliner la réponse" }).click();
  await column.getByText("Déclinée").waitFor();
  // It appears with the company by itself.
  await company.getByText("Raison indiquée : Le délai ne convient pas").waitFor();
  await company.getByText("Nous devons commencer lundi.").waitFor();

  // What was declined may still be accepted.
  await column.getByRole("button", { name: "Accepter" }).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accepter et partager" }).click();
  await company.getByText(/Le client a accepté votre réponse/).waitFor();
  await client.getByRole("button", { name: "Marquer comme terminé" }).click();
  const done = client.getByRole("dialog", { name: "Le travail est terminé ?" });
  await done.getByRole("button", { name: "Marquer comme terminé" }).click();
  await client.getByRole("heading", { name: "Travail terminé" }).waitFor();
  await company.getByText(/vous avez terminé le travail/).waitFor();

  await client.goto(`/tenderer/accesses?jobRequestId=${id}`);
  await client.getByText(`${name} a vu vos coordonnées`).first().waitFor();
  await client.getByText(`${name} a ouvert votre demande`).first().waitFor();

  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("link", { name: "Refaire cette demande" }).click();
  await client.getByText(/Vos réponses viennent de la demande n°/).waitFor();
  await client.goto(`${new URL(client.url()).pathname}?step=summary`);
  await client.getByText(title).first().waitFor();
  await client.getByRole("button", { name: "Envoyer ma demande" }).click();
  await client.waitForURL(/\/tenderer$/);
  await client
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await client.getByRole("link", { name: /Reprend la demande n°/ }).waitFor();
});

test("a long name of a company covers nothing beside an answer on a phone, and makes no page wider", async () => {
  const calls = await callsOf("company");
  const name = "Dupont & Fils Wärmepumpenheizungsanlageninstallationsgesellschaft mbH";
  const { id: companyId, locality = "" } = await calls.post<Company>("Company/update", { name });
  const { id } = await answeredRequest("Parquet d’une entreprise au nom long");
  const client = await newPage({
    storageState: await storageState("client"),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await client.goto(`/tenderer/requests/${id}`);
  const article = client.getByRole("article", { name });
  await article.getByRole("heading", { name }).waitFor();
  const edges = async (text: string | RegExp) => {
    const box = await article.getByText(text).first().boundingBox();
    return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
  };
  const [place, facts] = [await edges(locality), await edges(/^Fondée en/)];
  expect(facts.top).toBeGreaterThanOrEqual(place.bottom - 1);
  expect(await lasting(client, misfits)).toEqual([]);
  await client.goto(`/tenderer/requests/${id}/messages/${companyId}`);
  await client.getByText(`Réponse : ${name}`).waitFor();
  expect(await lasting(client, misfits)).toEqual([]);
  const { standardLines } = await calls.get<OfferStart>(`Offer/Start/${id}`);
  const priced = { state: "priced", quantity: 1, unit: "lump", unitPrice: 300_000, vatRate: 810 };
  const lines = standardLines.map((line) => ({ standardLineId: line.id, ...priced }));
  await calls.put(`Offer/${id}`, { vat: "included", lines });
  await (await callsOf("client")).post(`JobRequest/${id}/decide/${companyId}`, { decision: "accepted" });
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("link", { name: `Voir ce qui est convenu avec ${name}, ligne par ligne` }).waitFor();
  expect(await lasting(client, misfits)).toEqual([]);
});
