import { swissToday } from "@metiro/shared/calendar-day";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationConfig, auditEntries, subscriptions } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { subscriptionRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(subscriptionRouter);
const adminActor = await make.admin();
const admin = router(contextOf(database, adminActor));
const day = (offset: number) => new Date(Date.parse(swissToday()) + offset * 86_400_000).toISOString().slice(0, 10);
const period = (companyId: string, from: number, to: number) => ({
  companyId,
  startsOn: day(from),
  endsOn: day(to),
  amount: 58_800,
});

beforeEach(async () => {
  // Not `truncate`, which passes by the triggers that keep the sums.
  await sql`delete from subscriptions`;
  await sql`delete from application_config`;
  refreshSettings(db);
});

describe("create", () => {
  test("enters all, in the platform's currency where none is given, and notes who did it", async () => {
    const [one, other] = [await make.company({ name: "Peinture Morand" }), await make.company()];
    await db
      .insert(applicationConfig)
      .values({ key: "site.currency", value: "CHF", type: "text", description: "Monnaie" });
    refreshSettings(db);
    const made = await admin.create({
      newSubscriptions: [
        { ...period(one.id.toUpperCase(), 0, 30), note: " Par téléphone " },
        { ...period(other.id, -5, -1), currency: "EUR" },
      ],
    });
    expect(made).toMatchObject([
      {
        company: { id: one.id, name: "Peinture Morand" },
        startsOn: day(0),
        endsOn: day(30),
        amount: 58_800,
        currency: "CHF",
        note: "Par téléphone",
        status: "active",
      },
      { company: { id: other.id }, currency: "EUR", status: "expired" },
    ]);
    expect(made[1]).not.toHaveProperty("note");
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "subscription.create"));
    expect(entries).toMatchObject(
      made.map(({ id, company, startsOn, endsOn, amount, currency }) => ({
        actorId: adminActor.userId,
        entity: "subscription",
        entityId: id,
        details: { companyId: company.id, after: { startsOn, endsOn, amount, currency } },
      })),
    );
  });

  test("refuses a period that overlaps, names the clash, and enters none", async () => {
    const { id } = await make.company();
    const { id: free } = await make.company();
    await admin.create({ newSubscriptions: [period(id, 0, 30)] });
    const newSubscriptions = [period(free, 0, 30), period(id, 30, 60), period(id, 31, 60), period(id, 60, 90)];
    expect(await refusal(admin.create({ newSubscriptions }))).toMatchObject({
      code: "SUBSCRIPTION_OVERLAP",
      errors: {
        "newSubscriptions.1.startsOn": [{ rule: "overlaps", startsOn: day(0), endsOn: day(30) }],
        "newSubscriptions.2.startsOn": [{ rule: "overlaps", startsOn: day(30), endsOn: day(60) }],
        "newSubscriptions.3.startsOn": [{ rule: "overlaps", startsOn: day(30), endsOn: day(60) }],
      },
    });
    expect(await db.$count(subscriptions)).toBe(1);
  });

  test("takes the day after one that ends, and the days of one that is canceled", async () => {
    const { id } = await make.company();
    const [first] = await admin.create({ newSubscriptions: [period(id, 0, 30), period(id, 31, 60)] });
    await admin.cancel({ id: first?.id ?? "" });
    expect(await admin.create({ newSubscriptions: [period(id, 10, 30)] })).toHaveLength(1);
  });

  test("of two that are entered at once for the same days one is refused by name", async () => {
    const { id } = await make.company();
    const enter = () => admin.create({ newSubscriptions: [period(id, 0, 30)] });
    const results = await Promise.allSettled([enter(), enter(), enter()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected")
        expect(await refusal(Promise.reject(result.reason as Error))).toMatchObject({
          code: "SUBSCRIPTION_OVERLAP",
          errors: { "newSubscriptions.0.startsOn": [{ rule: "overlaps" }] },
        });
  });

  test("the database refuses what the verb would let pass", async () => {
    const { id } = await make.company();
    await make.subscription(period(id, 0, 30));
    expect(await refusal(make.subscription(period(id, 30, 60)))).toMatchObject({ code: "SUBSCRIPTION_OVERLAP" });
  });

  test("knows neither what is no company nor one whose account is erased", async () => {
    const { id } = await make.company();
    const erased = await make.company({}, { owner: { deletedAt: new Date().toISOString() } });
    const nowhere = "00000000-0000-4000-8000-000000000000";
    const newSubscriptions = [period(id, 0, 1), period(nowhere, 0, 1), period(erased.id, 0, 1)];
    expect(await refusal(admin.create({ newSubscriptions }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: {
        "newSubscriptions.1.companyId": [{ rule: "unknown" }],
        "newSubscriptions.2.companyId": [{ rule: "unknown" }],
      },
    });
  });

  test("names every field that breaks a rule", async () => {
    const { id } = await make.company();
    const wrong = [
      { ...period(id, 5, 4) },
      { ...period(id, 0, 1), amount: -1 },
      { ...period(id, 0, 1), currency: "franc" },
    ];
    expect(await refusal(admin.create({ newSubscriptions: wrong }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: {
        "newSubscriptions.0.endsOn": [{ rule: "rangeReversed" }],
        "newSubscriptions.1.amount": [{ rule: "amountTooSmall" }],
        "newSubscriptions.2.currency": [{ rule: "choice" }],
      },
    });
    expect(await refusal(admin.create({ newSubscriptions: [] }))).toMatchObject({
      errors: { newSubscriptions: [{ rule: "tooFew", min: 1 }] },
    });
    const many = Array.from({ length: 51 }, (_, n) => period(id, 2 * n, 2 * n));
    expect(await refusal(admin.create({ newSubscriptions: many }))).toMatchObject({
      errors: { newSubscriptions: [{ rule: "tooMany", max: 50 }] },
    });
  });
});

describe("list", () => {
  test("shows every status by the days, both ends included, and filters by it", async () => {
    const statusOf = async (from: number, to: number, canceledAt?: string) => {
      const { id } = await make.company();
      const fields = { ...period(id, from, to), ...(canceledAt && { canceledAt }) };
      const row = await make.subscription(fields);
      const [item] = await admin.listByCompany({ companyId: id });
      const found = await admin.list({ status: item?.status, pageSize: 100 });
      expect(found.items.filter(({ status }) => status !== item?.status)).toEqual([]);
      expect(found.items.map(({ id }) => id)).toContain(row.id);
      return item?.status;
    };
    expect(await statusOf(1, 30)).toBe("upcoming");
    expect(await statusOf(0, 30)).toBe("active");
    expect(await statusOf(-30, 0)).toBe("active");
    expect(await statusOf(-30, -1)).toBe("expired");
    expect(await statusOf(0, 30, new Date().toISOString())).toBe("canceled");
    expect((await admin.list({})).totalCount).toBe(5);
  });

  test("pages through them, last entered first, and finds the company", async () => {
    const painter = await make.company({ name: "Peinture Zbinden", locality: "Écublens" });
    const other = await make.company();
    for (const [n, { id }] of [painter, other, painter].entries())
      await make.subscription({ ...period(id, n * 10, n * 10 + 1), createdAt: `2026-01-0${n + 1}T08:00:00.000Z` });
    const page = await admin.list({ pageSize: 2 });
    expect(page).toMatchObject({ totalCount: 3, totalPages: 2 });
    expect(page.items.map(({ company }) => company.id)).toEqual([painter.id, other.id]);
    expect((await admin.list({ pageSize: 2, pageNumber: 2 })).items).toMatchObject([{ startsOn: day(0) }]);
    for (const search of ["zbind", "ecublens", painter.user.email])
      expect((await admin.list({ search })).items.map(({ company }) => company.id)).toEqual([painter.id, painter.id]);
    expect((await admin.list({ search: "zbinden", status: "upcoming" })).totalCount).toBe(1);
    expect((await admin.list({ search: "%" })).totalCount).toBe(0);
  });

  test("finds those of one company, those that end soon while nothing follows, and those of a period, both ends included", async () => {
    const [one, other] = [await make.company(), await make.company()];
    const past = await make.subscription(period(one.id, -40, -1));
    const soon = await make.subscription(period(one.id, 0, 30));
    const later = await make.subscription(period(one.id, 31, 400));
    const canceled = { canceledAt: new Date().toISOString() };
    await make.subscription({ ...period(one.id, 0, 10), ...canceled });
    const others = await make.subscription(period(other.id, -300, 0));
    const found = async (filter: Parameters<typeof admin.list>[0]) =>
      (await admin.list({ sort: "startsFirst", ...filter })).items.map(({ id }) => id);
    expect(await found({ companyId: other.id })).toEqual([others.id]);
    expect(await found({ endingWithinDays: 30 })).toEqual([others.id]);
    const { items } = await admin.list({ companyId: one.id });
    expect(Object.fromEntries(items.map(({ id, coveredUntil }) => [id, coveredUntil]))).toMatchObject({
      [past.id]: day(400),
      [soon.id]: day(400),
      [later.id]: day(400),
    });
    expect(items.filter(({ status }) => status === "canceled")).toMatchObject([{ coveredUntil: day(10) }]);
    await admin.cancel({ id: later.id });
    expect(await found({ endingWithinDays: 30 })).toEqual([others.id, soon.id]);
    expect(await found({ endingWithinDays: 29 })).toEqual([others.id]);
    const last = await make.subscription(period(one.id, 31, 400));
    expect(await found({ companyId: one.id, from: day(31), status: "upcoming" })).toEqual([last.id]);
    expect(await found({ companyId: one.id, to: day(-1) })).toEqual([past.id]);
    expect(await found({ companyId: one.id, from: day(-1), to: day(-1) })).toEqual([past.id]);
    expect(await refusal(admin.list({ from: day(1), to: day(0) }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { to: [{ rule: "rangeReversed" }] },
    });
  });

  test("is sorted by when they were entered, begin or end", async () => {
    const { id } = await make.company();
    const { id: other } = await make.company();
    const enter = (companyId: string, from: number, to: number, at: number) =>
      make.subscription({ ...period(companyId, from, to), createdAt: `2026-01-0${at}T08:00:00.000Z` });
    const names = new Map([
      [(await enter(id, 0, 9, 2)).id, "short"],
      [(await enter(id, 20, 30, 1)).id, "late"],
      [(await enter(other, -5, 60, 3)).id, "long"],
    ]);
    const order = async (sort: "newest" | "oldest" | "startsFirst" | "startsLast" | "endsFirst" | "endsLast" | "due") =>
      (await admin.list({ sort })).items.map((item) => names.get(item.id));
    expect(await order("newest")).toEqual(["long", "short", "late"]);
    expect(await order("oldest")).toEqual(["late", "short", "long"]);
    expect(await order("startsFirst")).toEqual(["long", "short", "late"]);
    expect(await order("startsLast")).toEqual(["late", "short", "long"]);
    expect(await order("endsFirst")).toEqual(["short", "late", "long"]);
    expect(await order("endsLast")).toEqual(["long", "late", "short"]);
    names.set((await enter(other, -90, -6, 4)).id, "over");
    names.set((await enter(other, -200, -100, 5)).id, "long over");
    expect(await order("due")).toEqual(["short", "late", "long", "over", "long over"]);
  });

  test("a company has its own, an admin those of any, nobody those of what is not there", async () => {
    const [one, other] = [await make.company(), await make.company()];
    await make.subscription(period(one.id, 0, 30));
    const later = await make.subscription(period(one.id, 31, 60));
    await make.subscription(period(other.id, 0, 30));
    const own = await router(contextOf(database, one.actor)).own();
    expect(own.map(({ company }) => company.id)).toEqual([one.id, one.id]);
    expect(own[0]?.id).toBe(later.id);
    expect(await admin.listByCompany({ companyId: one.id })).toEqual(own);
    await database.db.update(subscriptions).set({ note: "Remise accordée" }).where(eq(subscriptions.id, later.id));
    expect((await admin.listByCompany({ companyId: one.id }))[0]?.note).toBe("Remise accordée");
    // The note is the office's; that something changed is no secret.
    const unnoted = own.map((row) => ({ ...row, updatedAt: expect.any(String) as string }));
    expect(await router(contextOf(database, one.actor)).own()).toEqual(unnoted);
    expect(await refusal(admin.listByCompany({ companyId: later.id }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("cancel", () => {
  test("ends one that runs or is to come, once, and notes it", async () => {
    const { id: companyId } = await make.company();
    for (const [from, before] of [
      [0, "active"],
      [5, "upcoming"],
    ] as const) {
      const { id } = await make.subscription(period(companyId, from, from + 3));
      expect(await admin.cancel({ id })).toMatchObject({ id, status: "canceled", canceledAt: expect.any(String) });
      const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
      expect(entry).toMatchObject({
        actorId: adminActor.userId,
        action: "subscription.cancel",
        details: { companyId, before: { status: before }, after: { status: "canceled" } },
      });
      expect(await refusal(admin.cancel({ id }))).toMatchObject({ code: "SUBSCRIPTION_ENDED" });
    }
  });

  test("refuses one that has expired, and one that is not there", async () => {
    const { id: companyId } = await make.company();
    const { id } = await make.subscription(period(companyId, -9, -1));
    expect(await refusal(admin.cancel({ id }))).toMatchObject({ code: "SUBSCRIPTION_ENDED" });
    expect(await refusal(admin.cancel({ id: companyId }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("a company whose e-mail is not confirmed sees its own", async () => {
  const { id, actor } = await make.company();
  await make.subscription(period(id, 0, 0));
  const unconfirmed = router(contextOf(database, { ...actor, emailConfirmed: false }));
  expect(await unconfirmed.own()).toMatchObject([{ status: "active" }]);
});
