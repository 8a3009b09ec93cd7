import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();

test("conversations are found by the other one's name or the title, whatever their accents, and by what is unread", async () => {
  const { client, company, request } = await talkIn(database);
  const [roof, floor] = [await request({ title: "Réfection du chœur" }), await request({ title: "Poncer un parquet" })];
  await company.call.send({ ...roof, body: "Bonjour" });
  const { id } = await company.call.send({ ...floor, body: "Bonjour" });
  const found = async (input: Parameters<typeof client.call.list>[0]) =>
    (await client.call.list(input)).items.map(({ title }) => title);
  expect(await found({ search: "refection" })).toEqual(["Réfection du chœur"]);
  expect(await found({ search: "coeur" })).toEqual([]);
  expect(await found({ search: "choeur" })).toEqual(["Réfection du chœur"]);
  expect(await found({ search: "rochat parq" })).toEqual(["Poncer un parquet"]);
  expect(await found({ search: "rochat" })).toEqual(["Poncer un parquet", "Réfection du chœur"]);
  expect(await found({ search: "!" })).toEqual([]);
  await client.call.markRead({ ...floor, upTo: id });
  expect(await found({ unread: true })).toEqual(["Réfection du chœur"]);
  expect(await found({ unread: true, search: "parquet" })).toEqual([]);
  expect(await client.call.list({ unread: true })).toMatchObject({ totalCount: 1 });
  // A page ends where the next one begins.
  const first = await client.call.list({ search: "rochat", pageSize: 1 });
  expect(first).toMatchObject({ totalCount: 2, items: [{ title: "Poncer un parquet" }] });
  expect(await found({ search: "rochat", pageSize: 1, after: first.next ?? "" })).toEqual(["Réfection du chœur"]);
});

test("what a company may not read yet finds nothing: neither a last name nor a number in a title", async () => {
  const { client, company, other, request } = await talkIn(database);
  await database.db
    .update(users)
    .set({ firstName: "Camille", lastName: "Zurbriggen" })
    .where(eq(users.id, client.user.id));
  const hidden = await request({ title: "Peindre, appelez le 079 765 43 21" });
  const known = await request({ title: "Repeindre la cave", clientDecision: "accepted" });
  for (const pair of [hidden, known]) await company.call.send({ ...pair, body: "Bonjour" });
  const found = async (search: string) => (await company.call.list({ search })).items.map(({ title }) => title);
  expect(await found("camille")).toHaveLength(2);
  expect(await found("peindre")).toHaveLength(1);
  expect(await found("079")).toEqual([]);
  expect(await found("zurbriggen")).toEqual(["Repeindre la cave"]);
  expect((await other.call.list({ search: "camille" })).items).toEqual([]);
});
