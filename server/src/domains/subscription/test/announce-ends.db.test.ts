import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { swissToday } from "@metiro/shared/calendar-day";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { subscriptions } from "../../../db/schema/index.ts";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { MailContext } from "../../../mail/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { subscriptionMails } from "../mails/index.ts";
import { announceEnds } from "../tasks.ts";

const { db, sql: asOwner } = await testDatabase();
const make = rowsIn(db);
const day = (offset: number) => new Date(Date.parse(swissToday()) + offset * 86_400_000).toISOString().slice(0, 10);

const defaults = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const contextOf = (lang: "fr" | "en"): MailContext => ({
  db,
  i18n: i18nFor(lang),
  lang,
  recipient: { role: "Company" },
  settings: defaults,
  link: (path) => `https://metiro.test${path}`,
});
const company = await make.company({ name: "Peinture Morand" });
const subscription = (from: number, to: number, canceledAt?: string) =>
  make.subscription({
    companyId: company.id,
    startsOn: day(from),
    endsOn: day(to),
    ...(canceledAt && { canceledAt }),
  });
const queued = async () => {
  const rows = await db.execute<{ data: object }>(sql`select data from pgboss.job where name = 'mail'`);
  return rows.map(({ data }) => data);
};

beforeEach(async () => {
  await asOwner`truncate subscriptions`;
  await db.execute(sql`delete from pgboss.job`);
});

test.each([14, 3, 0])("a company is told once that its subscription ends in %d days", async (days) => {
  const { id } = await subscription(-100, days);
  expect(await announceEnds(db)).toBe(1);
  expect(await announceEnds(db)).toBe(0);
  expect(await queued()).toEqual([
    { kind: "subscriptionEnds", to: company.actor.userId, data: { subscriptionId: id } },
  ]);
});

test("several processes at once tell it once", async () => {
  await subscription(-100, 10);
  const told = await Promise.all([announceEnds(db), announceEnds(db), announceEnds(db)]);
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(await queued()).toHaveLength(1);
});

test("nobody is told of one that ends later, has ended, is canceled, or is followed by the next", async () => {
  await subscription(-100, -1);
  await subscription(0, 15);
  await subscription(20, 25, new Date().toISOString());
  expect(await announceEnds(db)).toBe(0);
  await asOwner`truncate subscriptions`;
  await subscription(-100, 10);
  const next = await subscription(11, 400);
  expect(await announceEnds(db)).toBe(0);
  await db.update(subscriptions).set({ canceledAt: new Date().toISOString() }).where(eq(subscriptions.id, next.id));
  expect(await announceEnds(db)).toBe(1);
});

test("the mail says until when, of what, and speaks the reader's language", async () => {
  const { id, endsOn } = await subscription(-100, 10);
  const data = { subscriptionId: id };
  const written = endsOn.split("-").toReversed().join("/");
  const french = await subscriptionMails.subscriptionEnds(contextOf("fr"), data);
  expect(french).toMatchObject({
    subject: `Votre abonnement se termine le ${written}`,
    facts: [{ label: "Période" }, { label: "Prix", value: "EUR\u00a0588" }],
    button: { url: "https://metiro.test/company" },
  });
  expect(french?.paragraphs[0]).toBe(
    `Peinture Morand\u00a0: votre abonnement à Metiro se termine le ${written}, à la fin de la journée.`,
  );
  const english = await subscriptionMails.subscriptionEnds(contextOf("en"), data);
  expect(english?.subject).toBe(`Your subscription ends on ${written}`);
});

test("there is nothing to say any more once it is canceled or renewed", async () => {
  const { id } = await subscription(-100, 10);
  await subscription(11, 100);
  expect(await subscriptionMails.subscriptionEnds(contextOf("fr"), { subscriptionId: id })).toBeNull();
  await db.execute(sql`delete from subscriptions where id <> ${id}`);
  expect(await subscriptionMails.subscriptionEnds(contextOf("fr"), { subscriptionId: id })).not.toBeNull();
  await db.update(subscriptions).set({ canceledAt: new Date().toISOString() }).where(eq(subscriptions.id, id));
  expect(await subscriptionMails.subscriptionEnds(contextOf("fr"), { subscriptionId: id })).toBeNull();
});
