import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { formatAmount } from "@metiro/shared/text/format";
import { beforeEach, expect, test } from "vitest";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { MailContent, MailContext } from "../../../mail/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { offerMails } from "../mails/index.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await offersIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
beforeEach(async () => {
  [client, company] = await Promise.all([world.client(), world.company()]);
  jobRequestId = await world.request(client.id, [company.id]);
});
const save = (more: object = {}) => company.call.offer.save({ jobRequestId, ...painting, ...more });
const short = () =>
  company.call.jobRequest.answer({ id: jobRequestId, response: "interested", message: "Plutôt ceci." });
const accept = () => client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision: "accepted" });
const cheaper = { lines: [{ ...painting.lines[0], unitPrice: 2_000 }] };
async function amend(more: object = {}): Promise<string> {
  const { proposed } = await company.call.offer.amend({
    jobRequestId,
    ...painting,
    reason: "Le mur est humide.",
    ...more,
  });
  return proposed?.id ?? "";
}
const decide = (id: string, decision: "accepted" | "refused") =>
  client.call.offer.decideAmendment({ id, decision, note: "D’accord." });

test("an answer says of its offer how many lines stand and which versions there are", async () => {
  const told = async () => {
    const [own] = (await client.call.jobRequest.get({ id: jobRequestId })).jobRequestCompanies;
    const [same] = (await company.call.jobRequest.get({ id: jobRequestId })).jobRequestCompanies;
    expect([same?.offerLines, same?.offerVersion]).toEqual([own?.offerLines, own?.offerVersion]);
    return [own?.offerLines, own?.offerVersion];
  };
  expect(await told()).toEqual([undefined, undefined]);
  await save();
  expect(await told()).toEqual([3, 1]);
  await save(cheaper);
  expect(await told()).toEqual([1, 2]);
  await company.call.jobRequest.undoAnswer({ id: jobRequestId });
  expect(await told()).toEqual([3, 1]);
  await short();
  expect(await told()).toEqual([undefined, 1]);
  await company.call.jobRequest.undoAnswer({ id: jobRequestId });
  await accept();
  const id = await amend(cheaper);
  expect(await told()).toEqual([3, 2]);
  await decide(id, "accepted");
  expect(await told()).toEqual([1, 2]);
});

test("programs of both are told of versions and of what becomes of amendments, by ids alone", async () => {
  const account = client.actor.userId;
  await sql`
    insert into webhook_endpoints (user_id, of_office, url, sealed_secret) values (${account}, false, 'https://programme.exemple.ch', 'x')`;
  await save();
  await accept();
  await decide(await amend(), "refused");
  await company.call.offer.withdrawAmendment({ id: await amend() });
  const id = await amend(cheaper);
  await decide(id, "accepted");
  const events = await sql<{ type: string; data: object; told: string[] }[]>`
    select type, data, told from webhook_events where type like 'offer.%' or type like 'amendment.%' order by id`;
  expect(events.map(({ type }) => type)).toEqual([
    "offer.given",
    ...["proposed", "refused", "proposed", "withdrawn", "proposed", "accepted"].map((what) => `amendment.${what}`),
  ]);
  for (const { told } of events) expect(told.toSorted()).toEqual([account, company.actor.userId].toSorted());
  expect(events.at(-1)?.data).toEqual({ jobRequestId, companyId: company.id, offerId: id });
  await sql`delete from webhook_endpoints`;
});

const settings = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const contextIn = (role: "Tenderer" | "Company", lang: "fr" | "en" = "fr"): MailContext => ({
  db,
  i18n: i18nFor(lang),
  lang,
  recipient: { role },
  settings,
  link: (path) => `https://metiro.test${path}`,
});
const factsOf = (mail: MailContent | null) => mail?.facts?.map(({ label, value }) => [label, value]);
const kindsFor = async (offerId: string) =>
  (
    await sql<{ kind: string }[]>`
    select data->>'kind' as kind from pgboss.job where name = 'mail' and data->'data'->>'offerId' = ${offerId} order by 1`
  ).map(({ kind }) => kind);

test("an accepted amendment is confirmed to the client with its new total, and told to the company", async () => {
  const former = (await save()).current?.total ?? 0;
  await accept();
  const id = await amend(cheaper);
  const about = { jobRequestId, companyId: company.id, offerId: id };
  const proposed = await offerMails.amendmentProposed(contextIn("Tenderer"), about);
  expect(factsOf(proposed)?.[0]).toEqual(["Total convenu", formatAmount(former, "CHF")]);
  expect(await offerMails.amendmentConfirmed(contextIn("Tenderer"), about)).toBeNull();
  const total = (await decide(id, "accepted")).current?.total ?? 0;
  expect(await kindsFor(id)).toEqual(["amendmentConfirmed", "amendmentDecided", "amendmentProposed"]);
  const confirmed = await offerMails.amendmentConfirmed(contextIn("Tenderer"), about);
  expect(confirmed).toMatchObject({
    heading: "Votre accord est modifié",
    quote: "Le mur est humide.",
    button: { url: `https://metiro.test/tenderer/requests/${jobRequestId}/offers/${company.id}` },
  });
  expect(confirmed?.paragraphs[1]).toContain(`maintenant de ${formatAmount(total, "CHF")}.`);
  expect(factsOf(confirmed)).toEqual([
    ["Total convenu", formatAmount(total, "CHF")],
    ["Auparavant", formatAmount(former, "CHF")],
  ]);
  expect((await offerMails.amendmentConfirmed(contextIn("Tenderer", "en"), about))?.heading).toBe(
    "Your agreement has changed",
  );
  expect(await offerMails.amendmentDecided(contextIn("Company"), about)).toMatchObject({
    heading: "Votre avenant est accepté",
    facts: [{ label: "Total convenu", value: formatAmount(total, "CHF") }],
    quote: "D’accord.",
  });
});

test("the mail of an amendment says that a PDF goes with it", async () => {
  await save();
  await accept();
  const [pdf] = await sql<{ id: string }[]>`
    insert into documents (owner_id, kind, name, bytes, pages) values (${company.actor.userId}, 'pdf', 'Relevé.pdf', 1, 1) returning id`;
  const paragraphsOf = async (offerId: string, lang: "fr" | "en") =>
    (await offerMails.amendmentProposed(contextIn("Tenderer", lang), { jobRequestId, companyId: company.id, offerId }))
      ?.paragraphs;
  const plain = await amend();
  expect(await paragraphsOf(plain, "fr")).toHaveLength(1);
  await decide(plain, "refused");
  const id = await amend({ documentId: pdf?.id });
  expect((await paragraphsOf(id, "fr"))?.[1]).toMatch(/^Un document PDF accompagne l’avenant/);
  expect((await paragraphsOf(id, "en"))?.[1]).toMatch(/^A PDF goes with the amendment/);
});

test("one that was refused is told to the company alone, with what stays agreed", async () => {
  const former = (await save()).current?.total ?? 0;
  await accept();
  const id = await amend(cheaper);
  await decide(id, "refused");
  expect(await kindsFor(id)).toEqual(["amendmentDecided", "amendmentProposed"]);
  const about = { jobRequestId, companyId: company.id, offerId: id };
  expect(factsOf(await offerMails.amendmentDecided(contextIn("Company"), about))?.[1]).toEqual([
    "Total convenu",
    formatAmount(former, "CHF"),
  ]);
});

test("what was agreed on by a short answer has no former total", async () => {
  await save();
  await short();
  await accept();
  const id = await amend();
  await decide(id, "accepted");
  const confirmed = await offerMails.amendmentConfirmed(contextIn("Tenderer"), {
    jobRequestId,
    companyId: company.id,
    offerId: id,
  });
  expect(factsOf(confirmed)).toHaveLength(1);
});
