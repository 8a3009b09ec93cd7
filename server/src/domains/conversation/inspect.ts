import type { InspectedConversation, InspectInput } from "@metiro/shared/conversation/schema";
import type { Call } from "../../trpc/context.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { settings } from "../application-config/index.ts";
import { audit } from "../audit/index.ts";
import { noteConversationRead } from "../data-access/index.ts";
import { pageOfTalk } from "./get.ts";
import { clientOf } from "./parties.ts";
import { otherSide } from "./policy.ts";
import { conversationRow } from "./queries.ts";
import { contactsOf, headFor, messageFor, sightOf } from "./view.ts";

/**
 * A conversation for an admin who says why: to read alone. Each message reads as for the one it was written to, so nothing that is
 * hidden between the two comes out here, and nobody's messages count as read. The reason is in the audit, and the client finds the
 * reading among those who saw its data.
 */
export async function inspect({ ctx, input }: Call<InspectInput>): Promise<InspectedConversation> {
  const { db, fileAddresses } = ctx;
  const { reason, ...asked } = input;
  const { jobRequestId, companyId, before } = asked;
  const tendererId = orNotFound(await clientOf(db, asked));
  const [row, { "jobRequest.contactVisibility": visibility }] = await Promise.all([
    conversationRow(db, { side: "client", tendererId }, asked),
    settings(db),
  ]);
  const talk = orNotFound(row);
  const { messages, more } = await pageOfTalk(db, asked);
  await db.transaction(async (tx) => {
    await audit(tx, ctx, "conversation.inspect", jobRequestId, {
      number: talk.number,
      companyId,
      reason,
      ...(before !== undefined && { older: true }),
    });
    await noteConversationRead(tx, ctx.actor, jobRequestId);
  });
  logSecurity(ctx, "conversation.inspected", { of: talk.client.userId });

  const contact = contactsOf(talk);
  const sight = sightOf("client", talk, visibility);
  const { unread: _unread, open: _open, ...head } = headFor(sight, talk);
  return {
    ...head,
    contactVisible: sight.contactVisible,
    messages: messages.map((message) => {
      const reader = { ...sight, side: otherSide(message.sender) };
      const { mine: _mine, ...said } = messageFor(reader, contact, message, fileAddresses.of);
      return { ...said, from: message.sender };
    }),
    more,
  };
}
