import { eventsFor } from "@metiro/shared/webhook/constants";
import type { WebhookEventList } from "@metiro/shared/webhook/schema";
import type { Call } from "../../trpc/context.ts";

/** What endpoints of somebody of one's role can be told. */
export const events = async ({ ctx: { actor } }: Call): Promise<WebhookEventList> => ({
  items: eventsFor(actor.role).map((name) => ({ name })),
});
