import type { WebhookList, WebhookListInput } from "@metiro/shared/webhook/schema";
import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { endpointsWhere } from "./queries.ts";

/** The endpoints of an account. */
export const list = async ({
  ctx: { db, actor },
  input: { userId },
}: Call<WebhookListInput>): Promise<WebhookList> => ({
  items: await endpointsWhere(db, and(eq(webhookEndpoints.userId, userId ?? actor.userId), visibleTo(actor))),
});
