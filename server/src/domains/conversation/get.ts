import type { Conversation, ConversationInput } from "@metiro/shared/conversation/schema";
import type { Db } from "../../db/client.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { keepMasked, messagePage, timeOf } from "./message-queries.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { questionsLeft } from "./questions.ts";
import { conversationRow } from "./queries.ts";
import { closedReasonOf, contactsOf, headFor, inBothForms, messageFor, sightOf } from "./view.ts";

/** A conversation and a page of its messages, the newest first. */
export async function get({ ctx, input }: Call<ConversationInput, PartyActor>): Promise<Conversation> {
  const { db, actor, fileAddresses } = ctx;
  const party = partyOf(actor);
  const [row, limits] = await Promise.all([conversationRow(db, party, input), settings(db)]);
  const talk = orNotFound(row);
  const { messages: page, more } = await pageOfTalk(db, input);

  const sight = sightOf(party.side, talk, limits["jobRequest.contactVisibility"]);
  const contact = contactsOf(talk);
  const messages = page.map((message) => inBothForms(message, contact));
  await keepMasked(
    db,
    messages.filter((_message, at) => page[at]?.maskedBody === null),
  );
  const closedReason = closedReasonOf(party.side, talk);
  const left = closedReason ? undefined : await questionsLeft(db, party.side, talk);
  const otherReadAt = party.side === "client" ? talk.companyReadAt : talk.clientReadAt;
  return {
    ...headFor(sight, talk),
    ...(closedReason && { closedReason }),
    contactVisible: sight.contactVisible,
    ...(left !== undefined && { questionsLeft: left }),
    ...(otherReadAt !== null && { otherReadAt }),
    messages: messages.map((message) => messageFor(sight, contact, message, fileAddresses.of)),
    more,
  };
}

/** Messages of a conversation that the reader is known to have: the newest, or those before one of them, the newest first. */
export async function pageOfTalk(db: Db, { before, limit, ...pair }: ConversationInput) {
  const end = before === undefined ? undefined : await timeOf(db, pair, before);
  if (before !== undefined && end === undefined) throw unknownReference("before");
  const page = await messagePage(db, pair, { before: end, limit: limit + 1 });
  return { messages: page.slice(0, limit), more: page.length > limit };
}

export const unknownReference = (field: string) =>
  new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "unknown" }] } });
