import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";
import { desc, eq } from "drizzle-orm";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { signInEvents } from "../../../db/schema/index.ts";
import { signInFields } from "../../../db/queries/sign-ins.ts";
import type { Call } from "../../../trpc/context.ts";

const maxShown = 50;

/** The ways into one's own account, and what was refused at it, latest first. */
export async function signIns({ ctx: { db, actor } }: Call): Promise<OwnSignIns> {
  const rows = await db
    .select(signInFields)
    .from(signInEvents)
    .where(eq(signInEvents.userId, actor.userId))
    .orderBy(desc(signInEvents.at), desc(signInEvents.id))
    .limit(maxShown);
  return rows.map(omitNulls);
}
