import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;
const talk = await talkIn(database);

type Pair = Awaited<ReturnType<typeof talk.request>>;
const told = async (reader: "client" | "company", pair: Pair) =>
  (await talk[reader].call.get(pair)).messages.map(({ body, mine }) => `${mine ? "> " : "< "}${body}`);

test("what the other one may not read yet is worked out once, and kept", async () => {
  const { client, company, request } = talk;
  const pair = await request({ title: "Salon, 079 555 01 42" });
  await company.call.send({ ...pair, body: "Appelez le 079 123 45 67" });
  const kept = () =>
    db.select({ masked: messages.maskedBody }).from(messages).where(eq(messages.jobRequestId, pair.jobRequestId));
  expect(await kept()).toEqual([{ masked: "Appelez le •••" }]);
  // As of a time when it was not kept.
  await db.update(messages).set({ maskedBody: null }).where(eq(messages.jobRequestId, pair.jobRequestId));
  expect((await client.call.list({})).items[0]?.lastMessage.excerpt).toBe("Appelez le •••");
  expect(await told("client", pair)).toEqual(["< Appelez le •••"]);
  expect(await kept()).toEqual([{ masked: "Appelez le •••" }]);
  await db.update(messages).set({ maskedBody: "Gardé" }).where(eq(messages.jobRequestId, pair.jobRequestId));
  expect(await told("client", pair)).toEqual(["< Gardé"]);
  expect(await told("company", pair)).toEqual(["> Appelez le 079 123 45 67"]);
  expect((await company.call.get(pair)).title).toBe("Salon, •••");
  expect((await client.call.get(pair)).title).toBe("Salon, 079 555 01 42");
});

test("a number that is cut over several messages is hidden in all of them, and in no other", async () => {
  const { client, company, request } = talk;
  const pair = await request({ title: "Salon" });
  const says = (body: string) => company.call.send({ ...pair, body });
  await says("Le devis est de 1'200.-, pose le 12.03.2027");
  await says("079");
  await says("bonjour, 111");
  expect(await told("client", pair)).toEqual([
    "< bonjour, 111",
    "< 079",
    "< Le devis est de 1'200.-, pose le 12.03.2027",
  ]);
  await client.call.send({ ...pair, body: "Et ensuite ?" });
  await says("22 33 svp");
  expect(await told("client", pair)).toEqual([
    "< ••• svp",
    "> Et ensuite ?",
    "< •••",
    "< •••",
    "< Le devis est de 1'200.-, pose le 12.03.2027",
  ]);
  expect((await told("company", pair))[0]).toBe("> 22 33 svp");
});
