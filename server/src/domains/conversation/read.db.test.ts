import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { talkIn } from "./talk.fixture.ts";

const database = await testDatabase();

test("what was read of one conversation is read of no other", async () => {
  const { client, company, request } = await talkIn(database);
  const [earlier, later] = [await request(), await request()];
  const said = async (pair: ConversationPair) => {
    const { id } = await company.call.send({ ...pair, body: "Bonjour" });
    return { ...pair, upTo: id };
  };
  await client.call.markRead(await said(earlier));
  await said(earlier);
  await client.call.markRead(await said(later));
  expect(await client.call.unread()).toEqual({ total: 1, byRequest: [{ ...earlier, count: 1 }] });
});
