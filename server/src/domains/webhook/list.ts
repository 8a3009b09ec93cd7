import { eventsFor } from "@metiro/shared/webhook/constants";
import type { WebhookEndpoint, WebhookEventList, WebhookList, WebhookListInput } from "@metiro/shared/webhook/schema";
import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { endpointFor, endpointsWhere } from "./queries.ts";

/** What endpoints of somebody of one's role can be told. */
export const events = async ({ ctx: { actor } }: Call): Promise<WebhookEventList> => ({
  items: eventsFor(actor.role).map((name) => ({ name })),
});

/** The endpoints of an account. */
export const list = async ({
  ctx: { db, actor },
  input: { userId },
}: Call<WebhookListInput>): Promise<WebhookList> => ({
  items: await endpointsWhere(db, and(eq(webhookEndpoints.userId, userId ?? actor.userId), visibleTo(actor))),
});

export const get = ({ ctx: { db, actor }, input: { id } }: Call<{ id: string }>): Promise<WebhookEndpoint> =>
  endpointFor(db, actor, id);
