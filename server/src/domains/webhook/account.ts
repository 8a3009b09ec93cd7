import type { WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { asc, eq } from "drizzle-orm";
import type { Key } from "../../config/keys.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { webhookEndpoints } from "../../db/schema/index.ts";
import { sealed, unsealed } from "../../tokens/sealed.ts";
import { endpointsWhere } from "./queries.ts";

/** The endpoints of an account, for who takes its data along. */
export const endpointsOf = (db: Queryable, userId: string): Promise<WebhookEndpoint[]> =>
  endpointsWhere(db, eq(webhookEndpoints.userId, userId));

/** Seals the secrets of all endpoints with the newest secret of the server; `lost`: those that none in force opens. */
export async function resealWebhooks(db: Db, key: Key): Promise<{ resealed: number; lost: number }> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: webhookEndpoints.id,
        current: webhookEndpoints.sealedSecret,
        former: webhookEndpoints.sealedFormerSecret,
      })
      .from(webhookEndpoints)
      .orderBy(asc(webhookEndpoints.id))
      .for("no key update");
    let lost = 0;
    for (const { id, current, former } of rows) {
      const again = (kept: string) => {
        const text = unsealed(key, kept, id);
        return text === undefined ? undefined : sealed(key, text, id);
      };
      const sealedSecret = again(current);
      if (sealedSecret === undefined) lost += 1;
      else
        await tx
          .update(webhookEndpoints)
          .set({ sealedSecret, ...(former !== null && { sealedFormerSecret: again(former) ?? former }) })
          .where(eq(webhookEndpoints.id, id));
    }
    return { resealed: rows.length - lost, lost };
  });
}
