import type { FactorAdded } from "@metiro/shared/auth/second-factor";
import type { FactorKind } from "@metiro/shared/reauthentication/factor-kinds";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { secondFactors } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { endSessionsBut, lockSession } from "../sign-in/sessions.ts";
import { replaceBackupCodes, newBackupCodes } from "../second-factor/backup-codes.ts";
import { factorCount } from "../second-factor/kept-factors.ts";
import { factorFields } from "./factors.ts";
import { endTickets } from "../second-factor/tickets.ts";

/** More than anybody has; a list that can be read. */
const maxFactors = 10;

interface Added {
  kind: FactorKind;
  /** Writes the row; its id, or undefined where it is refused. */
  write: (tx: Transaction) => Promise<string | undefined>;
}

/**
 * Adds a factor to one's account. The first one brings backup codes along and ends all other sessions: they were opened without it.
 * Undefined when it is refused.
 */
export async function addFactor(ctx: ActorContext, { kind, write }: Added): Promise<FactorAdded | undefined> {
  const { userId, sessionId } = ctx.actor;
  // Hashing waits for its turn, so no transaction waits with it. Two who add the first one at once: the later one adds a second.
  const codes = (await factorCount(ctx.db, userId)) === 0 ? await newBackupCodes(ctx.passwords) : undefined;
  return ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx);
    const before = await factorCount(tx, userId);
    if (before >= maxFactors) throw new DomainError("CONFLICT");
    const id = await write(tx);
    if (id === undefined) return undefined;
    const first = before === 0 && codes !== undefined;
    if (first) {
      await replaceBackupCodes(tx, userId, codes.hashes);
      await endSessionsBut(tx, userId, sessionId);
      await endTickets(tx, userId);
    }
    await enqueueMails(tx, [{ kind: "secondFactorAdded", to: userId, data: { factor: kind } }]);
    await audit(tx, ctx, kind === "totp" ? "auth.addTotp" : "auth.addPasskey", userId);
    const [row] = await tx.select(factorFields).from(secondFactors).where(eq(secondFactors.id, id));
    if (!row) throw new Error("A factor that was written is not there");
    return { factor: omitNulls(row), ...(first && { backupCodes: codes.shown }) };
  });
}
