import { maxQuestionsBeforeAnswer } from "@metiro/shared/conversation/constants";
import type { Db, Transaction } from "../../db/client.ts";
import { messages, type Sender } from "../../db/schema/index.ts";
import { and, eq } from "drizzle-orm";
import type { ConversationRow } from "./queries.ts";

/**
 * How many more messages a company may write before it answers; undefined where nothing is counted: for the client, and once the
 * company has answered.
 */
export async function questionsLeft(
  db: Db | Transaction,
  side: Sender,
  { jobRequestId, companyId, response }: ConversationRow,
): Promise<number | undefined> {
  if (side !== "company" || response !== "none") return undefined;
  const asked = await db.$count(
    messages,
    and(eq(messages.jobRequestId, jobRequestId), eq(messages.companyId, companyId), eq(messages.sender, "company")),
  );
  return Math.max(0, maxQuestionsBeforeAnswer - asked);
}
