import { adminInvitationHours } from "@metiro/shared/auth/constants";
import type { Role } from "@metiro/shared/roles";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { verificationCodes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Keys } from "../../../config/keys.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { isInvitationOf } from "./codes.ts";
import { issueCode, newestCode } from "./verification.ts";

const wanted = (email: string) => ({ purpose: "invite", subject: hashOf(email) }) as const;

interface Invited {
  id: string;
  email: string;
  role: Role;
}

/** Mails an invitation; the link of an earlier one no longer works. Refused within a minute of the last one unless `atOnce`. */
export async function invite(
  tx: Transaction,
  { id, email, role }: Invited,
  { validFor, atOnce = false }: { validFor?: string; atOnce?: boolean } = {},
): Promise<{ codeId: string; expiresAt: string }> {
  const kind =
    role === "Admin" ? { mail: "adminInvitation" as const, validFor: validFor ?? `${adminInvitationHours} hours` } : {};
  await issueCode(tx, wanted(email), id, { ...kind, atOnce });
  const [sent] = await tx
    .select({ codeId: verificationCodes.id, expiresAt: verificationCodes.expiresAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.id, sql`(${newestCode(tx, wanted(email))})`));
  return orNotFound(sent);
}

interface Offered {
  email: string;
  keys: Keys;
  code: string;
}

/**
 * Uses up the newest invitation of an e-mail when it is the one offered, and says whose it is. Wrong ones are not counted: nobody
 * guesses 256 bits, and a stranger must not be able to spoil an invitation.
 */
export async function consumeInvitation(tx: Transaction, { email, keys, code }: Offered): Promise<string | null> {
  const [newest] = await newestCode(tx, wanted(email));
  if (!isInvitationOf(keys, newest?.id ?? "", code) || !newest) return null;
  const { id, usedAt, expiresAt } = verificationCodes;
  const [spent] = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(id, newest.id), isNull(usedAt), gt(expiresAt, now)))
    .returning({ userId: verificationCodes.userId });
  return spent?.userId ?? null;
}
