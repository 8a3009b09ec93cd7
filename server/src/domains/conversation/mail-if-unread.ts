import type { Transaction } from "../../db/client.ts";
import type { Sender } from "../../db/schema/index.ts";
import { enqueueMails, lockWaitingMails } from "../notification/index.ts";
import { otherSide } from "./policy.ts";
import type { ConversationRow } from "./queries.ts";

/** So long somebody may take to read a message before it is told by mail. */
const delaySeconds = 5 * 60;

/**
 * Tells the other one by mail what it has not read by then. A mail that waits tells of this message too: there is one of a
 * conversation at a time.
 */
export async function mailIfUnread(
  tx: Transaction,
  talk: ConversationRow,
  { id, sender }: { id: string; sender: Sender },
): Promise<void> {
  const { jobRequestId, companyId } = talk;
  const to = talk[otherSide(sender)].userId;
  const waiting = await lockWaitingMails(tx, { kind: "messageReceived", to, jobRequestId });
  if (waiting.some(({ data }) => "companyId" in data && data.companyId === companyId)) return;
  await enqueueMails(tx, [{ kind: "messageReceived", to, data: { jobRequestId, companyId, messageId: id } }], {
    afterSeconds: delaySeconds,
  });
}
