import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";
import { desc, eq } from "drizzle-orm";
import { present } from "../../../db/omit-nulls.ts";
import { signInEvents } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";

const mostShown = 50;

/** The ways into one's own account, and what was refused at it, latest first. */
export async function signIns({ ctx: { db, actor } }: Call): Promise<OwnSignIns> {
  const rows = await db
    .select({
      id: signInEvents.id,
      at: signInEvents.at,
      method: signInEvents.method,
      outcome: signInEvents.outcome,
      secondFactor: signInEvents.secondFactor,
      address: signInEvents.address,
      device: signInEvents.device,
      fromNewDevice: signInEvents.fromNewDevice,
    })
    .from(signInEvents)
    .where(eq(signInEvents.userId, actor.userId))
    .orderBy(desc(signInEvents.at), desc(signInEvents.id))
    .limit(mostShown);
  return rows.map(present);
}
