import { beforeEach, describe, expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/index.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await offersIn(database);
const { admin } = world;
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let other: Awaited<ReturnType<typeof world.company>>;
let jobRequestId = "";
beforeEach(async () => {
  [client, company, other] = await Promise.all([world.client(), world.company(), world.company()]);
  jobRequestId = await world.request(client.id, [company.id, other.id]);
  await sql`delete from standard_lines`;
});
const pair = () => ({ jobRequestId, companyId: company.id });
const save = (more: object = {}) => company.call.offer.save({ jobRequestId, ...painting, ...more });
const read = () => client.call.offer.get(pair());
const accept = () => client.call.jobRequest.decide({ id: jobRequestId, companyId: company.id, decision: "accepted" });
const amend = (more: object = {}) =>
  company.call.offer.amend({ jobRequestId, ...painting, reason: "Le mur du couloir est humide.", ...more });
const answer = async () => (await client.call.jobRequest.get({ id: jobRequestId })).jobRequestCompanies[0];
const own = async () => (await company.call.jobRequest.get({ id: jobRequestId })).jobRequestCompanies[0];
const priced = { state: "priced", kind: "work", optional: false };
const cheaper = { lines: [{ ...painting.lines[0], unitPrice: 2_000 }] };

describe("an offer", () => {
  test("is the answer in full, with its total as the price", async () => {
    const { current, former, accepted } = await save({ duration: 3, durationUnit: "day", visit: "done" });
    // 84.5 × 24.00 = 2028.00, × 18.50 = 1563.25; 3591.25 + 8.1 % (290.89) = 3882.14, paid 3882.15.
    expect(current).toMatchObject({
      version: 1,
      kind: "offer",
      subtotal: 359_125,
      vatAmount: 29_089,
      rounding: 1,
      total: 388_215,
      optionalTotal: 48_645,
      shares: [{ rate: 810, amount: 359_125, vat: 29_089 }],
      lines: [{ amount: 202_800 }, { amount: 156_325 }, { amount: 45_000, optional: true }],
    });
    expect([former, accepted]).toEqual([[], false]);
    expect(await own()).toMatchObject({
      response: "interested",
      message: painting.message,
      priceMin: 388_215,
      priceMax: 388_215,
      priceUnit: "total",
      vat: "included",
      duration: 3,
      durationUnit: "day",
      visit: "done",
    });
    expect((await read()).current).toEqual(current);
    expect((await admin.offer.get(pair())).current).toEqual(current);
    expect(await refusal(other.call.offer.get(pair()))).toMatchObject({ code: "NOT_FOUND" });
    const [mail] = await sql`
      select count(*)::int as count from pgboss.job where data->>'kind' = 'answerReceived' and data->'data'->>'jobRequestId' = ${jobRequestId}`;
    expect(mail).toEqual({ count: 1 });
  });

  test("is replaced until the client decides, and what changed is told", async () => {
    await save();
    const { current, former } = await save({ ...cheaper, validUntil: "2199-03-31", baseRevision: 1 });
    expect(current).toMatchObject({
      version: 2,
      changes: {
        fields: ["total", "validUntil"],
        lines: [
          { before: { unitPrice: 2_400 }, after: { unitPrice: 2_000 } },
          { before: { labels: { fr: "Peinture, deux couches" } } },
          { before: { labels: { fr: "Plafond" } } },
        ],
      },
    });
    expect(former).toMatchObject([{ version: 1, state: "replaced" }]);
    expect(await refusal(save({ baseRevision: 1 }))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: 2 },
    });
    await accept();
    expect(await refusal(save())).toMatchObject({ code: "DECISION_FINAL" });
  });

  test("that is taken back within seconds goes, and what stood before stands again", async () => {
    await save();
    await save(cheaper);
    await company.call.jobRequest.undoAnswer({ id: jobRequestId });
    expect(await read()).toMatchObject({ current: { version: 1, total: 388_215 }, former: [] });
    expect((await own())?.priceMin).toBe(388_215);
    await sql`update job_request_companies set responded_at = clock_timestamp() where job_request_id = ${jobRequestId} and company_id = ${company.id}`;
    expect(await read()).not.toHaveProperty("current");
  });

  test("is replaced by a short answer, and stands again when that is taken back", async () => {
    await save();
    await company.call.jobRequest.answer({ id: jobRequestId, response: "interested", message: "Plutôt ceci." });
    expect(await read()).toMatchObject({ former: [{ version: 1, state: "replaced" }] });
    expect((await client.call.offer.compare({ jobRequestId })).companies).toEqual([]);
    await company.call.jobRequest.undoAnswer({ id: jobRequestId });
    expect(await read()).toMatchObject({ current: { version: 1 }, former: [] });
    await company.call.jobRequest.answer({ id: jobRequestId, response: "declined" });
    await company.call.jobRequest.undoDecline({ id: jobRequestId });
    expect(await read()).toMatchObject({ former: [{ version: 1, state: "replaced" }] });
    expect((await save()).current).toMatchObject({ version: 2 });
  });

  test("answers every line of the service, in its order and its words", async () => {
    const { lines } = await admin.standardLine.save({
      subcategoryId: world.trade.id,
      baseRevision: 0,
      lines: [
        { kind: "work", label: "Préparation des surfaces", labelEn: "Preparing the surfaces", unit: "m2" },
        { kind: "disposal", label: "Évacuation", unit: "lump" },
      ],
    });
    const [first, second] = lines;
    const { standardLines, version, vatRates } = await company.call.offer.start({ jobRequestId });
    expect([standardLines, version, vatRates[0]]).toEqual([
      lines,
      0,
      { kind: "standard", rate: 810, validFrom: "2024-01-01" },
    ]);
    const given = [
      { ...painting.lines[0], label: "Accès" },
      { standardLineId: second?.id, state: "notOffered" },
      { standardLineId: first?.id, quantity: 10, unit: "m2", unitPrice: 100, vatRate: 810, label: "ignoré" },
    ];
    expect((await save({ lines: given })).current?.lines).toMatchObject([
      { labels: { fr: "Préparation des surfaces", en: "Preparing the surfaces" }, amount: 1_000 },
      { state: "notOffered", kind: "disposal", labels: { fr: "Évacuation" } },
      { labels: { fr: "Accès" } },
    ]);
    const errors = async (some: object[]) => (await refusal(save({ lines: some }))).errors;
    expect(await errors(given.slice(0, 2))).toEqual({ lines: [{ rule: "required" }] });
    expect(await errors([...given, given[1] ?? {}])).toEqual({ "lines.3.standardLineId": [{ rule: "taken" }] });
    expect(await errors([...given, { ...given[2], standardLineId: jobRequestId }])).toEqual({
      "lines.3.standardLineId": [{ rule: "unknown" }],
    });
    expect(await errors([...given, { ...painting.lines[0], vatRate: 770 }])).toEqual({
      "lines.3.vatRate": [{ rule: "choice" }],
    });
    // Renamed and reordered, a line stays the one it was; a removed one is asked of nobody.
    const kept = { kind: "work" as const, label: "Ponçage", unit: "m2" as const, id: first?.id };
    const again = { subcategoryId: world.trade.id, lines: [kept] };
    await admin.standardLine.save(again);
    expect((await read()).current?.lines[0]?.labels?.fr).toBe("Préparation des surfaces");
    expect(await refusal(admin.standardLine.save({ ...again, baseRevision: 1 }))).toMatchObject({
      code: "REVISION_CONFLICT",
    });
    expect((await save({ lines: given })).current?.version).toBe(2);
  });

  test("without VAT has none in any line", async () => {
    expect((await save({ vat: "exempt" })).current).toMatchObject({ vatAmount: 0, shares: [], total: 359_125 });
    expect((await own())?.vat).toBe("exempt");
  });

  test("of days that are over is refused", async () => {
    expect((await refusal(save({ validUntil: "2020-01-01" }))).errors).toEqual({ validUntil: [{ rule: "past" }] });
  });

  test("hides how the company is reached until the client has accepted it", async () => {
    const told = {
      message: "Appelez le 079 555 44 33",
      paymentTerms: "079 555 44 33",
      lines: [{ ...painting.lines[0], label: "079 555 44 33" }],
    };
    await save(told);
    expect(JSON.stringify([await read(), await client.call.offer.compare({ jobRequestId })])).not.toContain("555 44");
    expect(JSON.stringify(await company.call.offer.get(pair()))).toContain("555 44");
    await accept();
    expect(JSON.stringify(await read())).toContain("555 44");
  });
});

describe("side by side", () => {
  test("lines of the service share a row, own ones have theirs, all with VAT", async () => {
    const { lines } = await admin.standardLine.save({
      subcategoryId: world.trade.id,
      lines: [{ kind: "work", label: "Peinture", unit: "m2" }],
    });
    const standardLineId = lines[0]?.id;
    const priced = { standardLineId, quantity: 10, unit: "m2" as const, unitPrice: 1_000, vatRate: 810 };
    await save({ lines: [priced, painting.lines[0]] });
    await other.call.offer.save({ jobRequestId, vat: "included", lines: [priced] });
    const { companies, rows } = await client.call.offer.compare({ jobRequestId });
    expect(companies).toMatchObject([
      { companyId: other.id, total: 10_000, position: 0, clientDecision: "none" },
      { companyId: company.id, position: 1 },
    ]);
    expect(rows).toMatchObject([
      {
        standardLineId,
        cells: [
          { companyId: other.id, amount: 10_000 },
          { companyId: company.id, amount: 10_810 },
        ],
      },
      { labels: { fr: "Ponçage et impression" }, cells: [{ companyId: company.id }] },
    ]);
    const stranger = await world.client();
    expect(await refusal(stranger.call.offer.compare({ jobRequestId }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an amendment", () => {
  test("changes what was accepted once the client accepts it, and nothing before", async () => {
    await save();
    expect(await refusal(amend())).toMatchObject({ code: "NOT_ACCEPTED" });
    await accept();
    const { proposed } = await amend({ ...cheaper, baseRevision: 1 });
    expect(proposed).toMatchObject({ version: 2, kind: "amendment", reason: "Le mur du couloir est humide." });
    expect(proposed?.changes?.fields).toEqual(["total"]);
    expect(await read()).toMatchObject({ accepted: true, current: { version: 1 }, proposed: { version: 2 } });
    expect((await answer())?.priceMin).toBe(388_215);
    expect(await refusal(amend())).toMatchObject({ code: "AMENDMENT_OPEN" });
    const id = proposed?.id ?? "";
    expect(await refusal(company.call.offer.decideAmendment({ id, decision: "accepted" }))).toMatchObject({
      code: "FORBIDDEN",
    });
    const decided = await client.call.offer.decideAmendment({ id, decision: "accepted", note: "D’accord." });
    expect(decided).toMatchObject({
      current: { version: 2, note: "D’accord." },
      former: [{ version: 1, state: "replaced" }],
    });
    const { total } = decided.current ?? {};
    expect(await answer()).toMatchObject({ priceMin: total, priceMax: total, clientDecision: "accepted" });
    expect(await refusal(client.call.offer.decideAmendment({ id, decision: "refused" }))).toMatchObject({
      code: "NOTHING_TO_DECIDE",
    });
  });

  test("is refused or withdrawn, and another one may follow", async () => {
    await save();
    await accept();
    const id = async () => (await amend()).proposed?.id ?? "";
    await client.call.offer.decideAmendment({ id: await id(), decision: "refused" });
    await company.call.offer.withdrawAmendment({ id: await id() });
    const { current, former } = await read();
    expect(current?.version).toBe(1);
    expect(former.map(({ version, state }) => [version, state])).toEqual([
      [3, "withdrawn"],
      [2, "refused"],
    ]);
  });

  test("may make an offer of a short answer that was accepted", async () => {
    await company.call.jobRequest.answer({ id: jobRequestId, response: "interested", message: "Volontiers." });
    await accept();
    const { proposed } = await amend();
    await client.call.offer.decideAmendment({ id: proposed?.id ?? "", decision: "accepted" });
    expect(await read()).toMatchObject({ current: { version: 1, kind: "amendment" } });
  });

  test("of two decisions at once one counts", async () => {
    await save();
    await accept();
    const id = (await amend()).proposed?.id ?? "";
    const decide = (decision: "accepted" | "refused") => client.call.offer.decideAmendment({ id, decision });
    const both = await Promise.allSettled([decide("accepted"), decide("refused")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a draft", () => {
  test("is kept for one request and one company, and goes when it is sent", async () => {
    const content = { message: "Volont", lines: [{ label: "Pon", quantity: "84,", unitPrice: "" }] };
    expect(await company.call.offer.saveDraft({ jobRequestId, baseRevision: 0, content })).toMatchObject({
      revision: 1,
    });
    expect(await refusal(company.call.offer.saveDraft({ jobRequestId, baseRevision: 0, content }))).toMatchObject({
      code: "REVISION_CONFLICT",
    });
    expect((await company.call.offer.start({ jobRequestId })).draft).toMatchObject({
      revision: 1,
      content: { message: "Volont" },
    });
    expect(await other.call.offer.start({ jobRequestId })).not.toHaveProperty("draft");
    await save();
    expect(await company.call.offer.start({ jobRequestId })).not.toHaveProperty("draft");
    expect(await refusal(company.call.offer.removeDraft({ jobRequestId }))).toMatchObject({ code: "NOT_FOUND" });
  });

  const undo = () => company.call.jobRequest.undoAnswer({ id: jobRequestId });
  const start = () => company.call.offer.start({ jobRequestId });

  test("is there again, with every line, when its offer is taken back; the next offer is the first one", async () => {
    await company.call.offer.saveDraft({ jobRequestId, content: { message: "Volontiers", lines: [] } });
    await save({ duration: 3, durationUnit: "day", visit: "done", validUntil: "2199-03-31" });
    await undo();
    const { draft, version, current } = await start();
    expect([version, current]).toEqual([0, undefined]);
    expect(draft?.content).toEqual({
      vat: "excluded",
      message: painting.message,
      paymentTerms: painting.paymentTerms,
      duration: "3",
      durationUnit: "day",
      visit: "done",
      validUntil: "2199-03-31",
      lines: [
        { label: "Ponçage et impression", quantity: "84.5", unit: "m2", unitPrice: "24.00", vatRate: 810, ...priced },
        { label: "Peinture, deux couches", quantity: "84.5", unit: "m2", unitPrice: "18.50", vatRate: 810, ...priced },
        { label: "Plafond", quantity: "1", unit: "lump", unitPrice: "450.00", vatRate: 810, ...priced, optional: true },
      ],
    });
    expect((await save({ baseRevision: 0 })).current).toMatchObject({ version: 1, total: 388_215 });
    expect(await start()).not.toHaveProperty("draft");
  });

  test("names the lines of the service, without words or prices where none were given", async () => {
    const { lines } = await admin.standardLine.save({
      subcategoryId: world.trade.id,
      baseRevision: 0,
      lines: [{ kind: "disposal", label: "Évacuation", unit: "lump" }],
    });
    const standardLineId = lines[0]?.id ?? "";
    await save({ lines: [{ standardLineId, state: "notOffered" }, ...cheaper.lines] });
    await undo();
    const [line] = (await start()).draft?.content.lines ?? [];
    expect(line).toEqual({ standardLineId, state: "notOffered", kind: "disposal", optional: false });
  });

  test("of a changed offer is there again beside what stands; a short answer that is taken back makes none", async () => {
    await save();
    await save(cheaper);
    await undo();
    const { current, draft } = await start();
    expect(current).toMatchObject({ version: 1 });
    expect(draft?.content.lines.map(({ unitPrice }) => unitPrice)).toEqual(["20.00"]);
    await company.call.offer.removeDraft({ jobRequestId });
    await company.call.jobRequest.answer({ id: jobRequestId, response: "interested", message: "Plutôt ceci." });
    await undo();
    expect(await start()).not.toHaveProperty("draft");
  });

  test("that was begun after the offer was sent stays as it is when that is taken back", async () => {
    await save();
    await company.call.offer.saveDraft({ jobRequestId, content: { message: "Autrement", lines: [] } });
    await undo();
    expect((await start()).draft?.content).toEqual({ message: "Autrement", lines: [] });
  });
});

describe("an account that goes", () => {
  const words = async () => {
    const rows = await sql`
      select o.message, o.payment_terms, l.label, o.total from offers o join offer_lines l on l.offer_id = o.id where o.job_request_id = ${jobRequestId}`;
    return rows.map(({ message, payment_terms: terms, label, total }) => [message, terms, label, total]);
  };
  test.each(["client", "company"] as const)("of a %s takes the words along and leaves the amounts", async (who) => {
    await save();
    await company.call.offer.saveDraft({ jobRequestId, content: { lines: [] } });
    const { userId } = (who === "client" ? client : company).actor;
    await db.transaction((tx) => eraseAccount(tx, userId));
    expect(await words()).toEqual(painting.lines.map(() => [null, null, null, 388_215]));
    expect(await sql`select 1 from offer_drafts where job_request_id = ${jobRequestId}`).toHaveLength(0);
  });
});
