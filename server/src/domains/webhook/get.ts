import type { WebhookEndpoint } from "@metiro/shared/webhook/schema";
import type { Call } from "../../trpc/context.ts";
import { endpointFor } from "./queries.ts";

/** One endpoint, of an account whose endpoints the caller sees. */
export const get = ({ ctx: { db, actor }, input: { id } }: Call<{ id: string }>): Promise<WebhookEndpoint> =>
  endpointFor(db, actor, id);
