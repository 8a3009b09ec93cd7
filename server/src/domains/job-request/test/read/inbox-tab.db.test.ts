import { type InboxFolder, inboxFolders } from "@metiro/shared/job-request/response";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationConfig } from "../../../../db/schema/index.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { contextOf } from "../../../../test/app/caller.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { companyRouter } from "../../../company/index.ts";
import { refreshSettings } from "../../../application-config/settings.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const { make, place, admin, client, companies } = await worldIn(database);
const [own, other] = companies as [(typeof companies)[0], (typeof companies)[0]];

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

type Recipient = Omit<Parameters<typeof make.recipient>[0], "jobRequestId" | "companyId">;

/** A request that the company received, and what others made of it. */
async function received(title: string, mine: Recipient = {}, others: Recipient = {}, canceled = false) {
  const { id } = await make.request(client.id, place, {
    title,
    status: canceled ? JobStatus.Canceled : JobStatus.Processed,
    processedAt: daysAgo(1),
    ...(canceled && { canceledAt: daysAgo(0) }),
  });
  await make.recipient({ jobRequestId: id, companyId: own.id, createdAt: daysAgo(1), ...mine });
  await make.recipient({ jobRequestId: id, companyId: other.id, createdAt: daysAgo(1), ...others });
  return id;
}

const interested = { response: "interested", seenAt: daysAgo(1), respondedAt: daysAgo(1) } as const;
const declined = { response: "declined", seenAt: daysAgo(1), respondedAt: daysAgo(1) } as const;
const accepted = { ...interested, clientDecision: "accepted", decidedAt: daysAgo(0) } as const;
const rejected = { ...interested, clientDecision: "rejected", decidedAt: daysAgo(0) } as const;

beforeEach(() => emptyTables(database.sql, "job_requests, inbox_totals, application_config"));

const titlesIn = async (folder: InboxFolder) =>
  (await own.call.listForCompany({ folder })).items.map(({ title }) => title).sort();

describe("the folders of an inbox", () => {
  test("hold each request once, and their totals are those of their lists", async () => {
    await received("Nouvelle");
    await received("Lue", { seenAt: daysAgo(1) }, interested);
    await received("En attente", interested, declined);
    await received("Acceptée", accepted, accepted);
    await received("Refusée", rejected);
    await received("Annulée avant la réponse", {}, {}, true);
    await received("Annulée après l’accord", accepted, {}, true);
    await received("Donnée avant la réponse", {}, accepted);
    await received("Donnée après la réponse", interested, accepted);
    await received("Déclinée", declined, accepted);
    await received("Déclinée, puis annulée", declined, {}, true);
    await received("Pas encore partie", { heldUntil: new Date(now + 3_600_000).toISOString() });
    const expected: Record<InboxFolder, string[]> = {
      new: ["Nouvelle"],
      seen: ["Lue"],
      answered: ["En attente"],
      accepted: ["Acceptée"],
      lost: [
        "Annulée après l’accord",
        "Annulée avant la réponse",
        "Donnée après la réponse",
        "Donnée avant la réponse",
        "Refusée",
      ],
      declined: ["Déclinée", "Déclinée, puis annulée"],
    };
    for (const folder of inboxFolders) expect(await titlesIn(folder)).toEqual(expected[folder]);
    const all = await own.call.listForCompany({ pageSize: 2 });
    expect(all).toMatchObject({
      totalCount: 11,
      folderCounts: { new: 1, seen: 1, answered: 1, accepted: 1, lost: 5, declined: 2 },
    });
    expect((await own.call.listForCompany({ folder: "lost", pageSize: 2 })).totalCount).toBe(5);
  });

  test("are looked through by what there is to do, page by page in the order of their coming", async () => {
    const at = (hours: number) => ({ createdAt: new Date(now - hours * 3_600_000).toISOString() });
    await received("A", at(1));
    await received("B", { ...at(2), seenAt: daysAgo(0) });
    await received("C", at(3));
    await received("D", { ...accepted, ...at(4) });
    await received("E", { ...declined, ...at(5) });
    await received("F", at(6), {}, true);
    await received("G", { ...interested, ...at(7) });
    const titles = async (input: Parameters<typeof own.call.listForCompany>[0]) =>
      (await own.call.listForCompany(input)).items.map(({ title }) => title);
    expect(await titles({ box: "toAnswer", pageSize: 2 })).toEqual(["A", "B"]);
    expect(await titles({ box: "toAnswer", pageSize: 2, pageNumber: 2 })).toEqual(["C"]);
    expect(await titles({ box: "toAnswer", sort: "oldest" })).toEqual(["C", "B", "A"]);
    expect(await titles({ box: "closed" })).toEqual(["E", "F"]);
    expect(await titles({ box: "closed", search: "F" })).toEqual(["F"]);
    expect([await titles({ box: "won" }), await titles({ box: "answered" })]).toEqual([["D"], ["G"]]);
    expect((await own.call.listForCompany({ box: "closed", pageSize: 1 })).totalCount).toBe(2);
    expect(await titles({ box: "closed", folder: "new" })).toEqual(["C", "A"].toReversed());
  });

  test("stand by when an answer is due: in time by their deadline, then what is overdue, newest first", async () => {
    const at = (days: number) => ({ createdAt: daysAgo(days) });
    await received("En retard depuis longtemps", at(40));
    await received("En retard", { ...at(6), seenAt: daysAgo(0) });
    await received("Encore un jour", { ...at(4), seenAt: daysAgo(0) });
    const promised = await received("Promise dans deux heures", at(1));
    await received("Encore trois jours", at(2));
    await received("Encore cinq jours", at(0.1));
    await received("Répondue", { ...interested, ...at(4.5) });
    await database.sql`insert into request_guarantees
      (job_request_id, started_at, due_at, answers, current_due_at, counts_from, check_at) values
      (${promised}, ${daysAgo(1)}, now() + interval '2 hours', 1, now() + interval '2 hours', ${daysAgo(1)}, now() + interval '2 hours')`;
    const whole = [
      "Promise dans deux heures",
      "Encore un jour",
      "Encore trois jours",
      "Encore cinq jours",
      "En retard",
      "En retard depuis longtemps",
    ];
    const asked = { box: "toAnswer", sort: "dueFirst" } as const;
    const page = async (input: { pageSize: number; pageNumber?: number; after?: string }) => {
      const { items, next } = await own.call.listForCompany({ ...asked, ...input });
      return { titles: items.map(({ title }) => title), next };
    };
    expect((await page({ pageSize: 20 })).titles).toEqual(whole);
    expect((await page({ pageSize: 2, pageNumber: 2 })).titles).toEqual(whole.slice(2, 4));
    const read: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { titles, next } = await page({ pageSize: 1, ...(after && { after }) });
      read.push(...titles);
      after = next;
    }
    expect(read).toEqual(whole);
  });

  test("are counted under the filter of the list, and whole beside it", async () => {
    await received("Salon");
    await received("Cuisine");
    const found = await own.call.listForCompany({ search: "cuisine", folder: "seen" });
    expect([found.folderCounts.new, found.folderTotals.new, found.totalCount]).toEqual([1, 2, 0]);
    const all = await own.call.listForCompany({ folder: "seen" });
    expect(all.folderTotals).toEqual(all.folderCounts);
  });
});

describe("what a company is told of a request", () => {
  test("is how far away it is, its first photo that is not sensitive, and that an old one takes no answer", async () => {
    const id = await received("Salon");
    const [item] = (await own.call.listForCompany({})).items;
    expect(item).toMatchObject({ photoCount: 0 });
    for (const absent of ["distanceKm", "photo", "erased"]) expect(item).not.toHaveProperty(absent);
    await database.sql`update companies set postal_code = '1000' where id = ${own.id}`;
    await database.sql`insert into places (postal_code, locality, words, region_id, subregion_id, latitude, longitude) values
      ('1000', 'Ici', ' ici', ${place.regionId}, ${place.subregionId}, 46.5, 6.6),
      ('1999', 'Là', ' la', ${place.regionId}, ${place.subregionId}, 46.7, 6.6)`;
    const files = (
      await database.sql<{ id: string }[]>`insert into files (owner_id, width, height, bytes)
        select ${client.userId}, 4, 3, 1 from generate_series(1, 2) returning id`
    ).map((file) => file.id);
    await database.sql`insert into job_request_photos (job_request_id, file_id, position, sensitive) values
      (${id}, ${files[0] ?? ""}, 0, true), (${id}, ${files[1] ?? ""}, 1, false)`;
    // In the middle of the district while no postal code is given.
    expect((await own.call.get({ id })).distanceKm).toBe(11);
    const isFound = async (input: Parameters<typeof own.call.listForCompany>[0]) =>
      (await own.call.listForCompany(input)).items.length === 1;
    expect(await Promise.all([{ withinKm: 11 }, { withinKm: 10 }].map(isFound))).toEqual([true, false]);
    expect(await Promise.all([{ hasPhotos: true }, { hasPhotos: false }].map(isFound))).toEqual([true, false]);
    // A photo that is hidden from the company is none to it.
    await database.sql`update job_request_photos set sensitive = true`;
    expect(await Promise.all([{ hasPhotos: true }, { hasPhotos: false }].map(isFound))).toEqual([false, true]);
    await database.sql`update job_request_photos set sensitive = false where position = 1`;
    expect(await Promise.all([{ budgetFrom: 0 }, { budgetFrom: 1 }].map(isFound))).toEqual([false, false]);
    await database.sql`update job_requests set budget_min = 100000, budget_max = 500000`;
    expect(await Promise.all([{ budgetFrom: 500_000 }, { budgetFrom: 500_001 }].map(isFound))).toEqual([true, false]);
    const [yesterday, tomorrow] = [daysAgo(2), daysAgo(-1)].map((at) => ({ receivedFrom: at.slice(0, 10) }));
    expect(await Promise.all([yesterday, tomorrow].map((day) => isFound(day ?? {})))).toEqual([true, false]);
    await database.sql`update job_requests set postal_code = '1999', erased_at = now() where id = ${id}`;
    const [near] = (await own.call.listForCompany({})).items;
    expect(near).toMatchObject({ distanceKm: 22, photoCount: 1, photo: { id: files[1] }, erased: true });
    expect(await client.call.get({ id })).not.toHaveProperty("distanceKm");
  });

  test("is how many places there are and how far the others have come, and nothing of who they are", async () => {
    const id = await received("Salon", interested, accepted);
    const places = { recipientCount: 2, maxRecipients: 5, interestedCount: 2, acceptedCount: 1 };
    const [item] = (await own.call.listForCompany({})).items;
    expect(item).toMatchObject(places);
    expect(await own.call.get({ id })).toMatchObject(places);
    expect(JSON.stringify(item)).not.toContain(other.id);
  });

  test("is until when it is asked to answer, and whether it came after that", async () => {
    await database.db
      .insert(applicationConfig)
      .values({ key: "jobRequest.answerDays", value: 3, type: "number", description: "Délai" });
    refreshSettings(database.db);
    const sent = { createdAt: daysAgo(4) };
    const late = await received("En retard", { ...sent, ...declined, respondedAt: daysAgo(0.5) });
    const inTime = await received("À temps", { ...sent, ...interested, respondedAt: daysAgo(2) });
    const open = await received("Sans réponse", sent);
    const rows = await Promise.all(
      [late, inTime, open].map(async (id) => (await own.call.get({ id })).jobRequestCompanies[0]),
    );
    expect(rows.map((row) => row?.answerBy)).toEqual([daysAgo(1), daysAgo(1), daysAgo(1)]);
    expect(rows.map((row) => row?.late)).toEqual([true, false, false]);
    // An answer that came in time and is changed today came in time.
    await own.call.answer({ id: inTime, response: "interested", message: "Précision" });
    expect((await own.call.get({ id: inTime })).jobRequestCompanies[0]).toMatchObject({ late: false });
    await own.call.answer({ id: open, response: "interested", message: "Volontiers." });
    expect((await admin.call.get({ id: open })).jobRequestCompanies[0]).toMatchObject({ late: true });
  });
});

describe("a company's own figures", () => {
  /** So many requests of that time, the first of them answered, some of those accepted. */
  async function past(days: number, hours: readonly number[], { unanswered = 0, taken = 0 } = {}) {
    const createdAt = daysAgo(days);
    for (const [rank, wait] of hours.entries())
      await received(`${days} ${rank}`, {
        createdAt,
        ...(rank < taken ? accepted : interested),
        seenAt: createdAt,
        respondedAt: new Date(Date.parse(createdAt) + wait * 3_600_000).toISOString(),
      });
    for (let n = 0; n < unanswered; n += 1) await received(`${days} sans ${n}`, { createdAt });
  }

  test("are set against the ninety days before, in parts of thirty", async () => {
    // Kept figures are not emptied with the requests of the other tests.
    const { lastYear: already } = await own.call.ownFigures();
    await past(10, [1, 2, 9], { unanswered: 1, taken: 1 });
    await past(70, [4]);
    await past(100, [20, 40], { unanswered: 2 });
    await past(200, [1]);
    await past(430, [1], { unanswered: 1 });
    const { present, before, parts, lastYear } = await own.call.ownFigures();
    // What the answer rate is made of, as the back office has it: of the months, and not of the ninety days.
    expect([lastYear.received - already.received, lastYear.answered - already.answered]).toEqual([10, 7]);
    const office = createCallerFactory(companyRouter)(contextOf(database, admin));
    expect((await office.get({ id: own.id })).answerRate).toBeCloseTo(lastYear.answered / lastYear.received, 10);
    expect(present).toEqual({
      received: 5,
      open: 0,
      answered: 4,
      interested: 4,
      decided: 1,
      accepted: 1,
      medianHours: 3,
    });
    expect(before).toEqual({
      received: 4,
      open: 0,
      answered: 2,
      interested: 2,
      decided: 0,
      accepted: 0,
      medianHours: 30,
    });
    expect(parts.map(({ received: n }) => n)).toEqual([0, 0, 4, 1, 0, 4]);
    expect(parts.map(({ medianHours }) => medianHours)).toEqual([undefined, undefined, 30, 4, undefined, 2]);
    expect(parts.map(({ from }) => from)).toEqual(parts.map(({ from }) => from).toSorted());
  });

  test("leave out what can still be answered in time", async () => {
    await received("D’hier");
    expect((await own.call.ownFigures()).present).toEqual({
      received: 0,
      open: 1,
      answered: 0,
      interested: 0,
      decided: 0,
      accepted: 0,
    });
    await received("D’hier, répondue", interested);
    expect((await own.call.ownFigures()).present).toMatchObject({ received: 1, open: 1, answered: 1 });
  });

  test("tell what clients decided apart from what waits for them", async () => {
    await received("Acceptée", accepted);
    await received("Refusée", rejected);
    await received("À une autre", interested, accepted);
    await received("Annulée après l’accord", accepted, {}, true);
    await received("Annulée", interested, {}, true);
    await received("Déclinée", declined, accepted);
    const decided = { answered: 6, interested: 5, decided: 5, accepted: 2 };
    expect((await own.call.ownFigures()).present).toMatchObject(decided);
    // Two new answers that nobody has decided on move nothing.
    await received("En attente", interested);
    await received("Aussi en attente", interested, interested);
    expect((await own.call.ownFigures()).present).toMatchObject({ ...decided, answered: 8, interested: 7 });
  });

  test("count an answer that was changed by its first", async () => {
    const id = await received("Ancienne", {
      ...interested,
      createdAt: daysAgo(20),
      respondedAt: daysAgo(19.5),
    });
    await own.call.answer({ id, response: "interested", message: "Autrement" });
    expect((await own.call.ownFigures()).present.medianHours).toBe(12);
  });
});
