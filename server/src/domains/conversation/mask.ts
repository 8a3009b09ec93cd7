import { hideTogether } from "@metiro/shared/contact-details/hide";
import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { messages, type Sender } from "../../db/schema/index.ts";
import type { ConversationRow } from "./queries.ts";
import { contactsOf } from "./view.ts";

/** How much of what somebody said before is read together with a new message. */
const maxTogether = 12;
const maxCharacters = 2_000;

/**
 * What a new message is for the other one before an acceptance. It is read together with its writer's last ones, for a number can be
 * begun in one and ended in the next; then its beginning is hidden too.
 */
export async function maskNew(
  tx: Transaction,
  talk: ConversationRow,
  { sender, body }: { sender: Sender; body: string },
): Promise<string> {
  const before = await saidBefore(tx, talk, sender);
  const hidden = hideTogether([...before.map((message) => message.body), body], contactsOf(talk));
  for (const [index, { id }] of before.entries()) {
    const maskedBody = hidden[index]?.crossed === true ? hidden[index].hidden : undefined;
    if (maskedBody !== undefined) await tx.update(messages).set({ maskedBody }).where(eq(messages.id, id));
  }
  return hidden.at(-1)?.hidden ?? "";
}

/** The last ones of the same writer, oldest first. */
async function saidBefore(tx: Transaction, { jobRequestId, companyId }: ConversationRow, sender: Sender) {
  const rows = await tx
    .select({ id: messages.id, body: messages.body })
    .from(messages)
    .where(and(eq(messages.jobRequestId, jobRequestId), eq(messages.companyId, companyId), eq(messages.sender, sender)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(maxTogether);
  let left = maxCharacters;
  return rows.filter(({ body }) => (left -= body.length) >= 0).toReversed();
}
