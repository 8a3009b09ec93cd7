import type { Role } from "@metiro/shared/roles";
import { and, asc, eq, isNotNull, isNull, not, type SQL } from "drizzle-orm";
import { invitable, isInvited } from "../../db/queries/accounts.ts";
import type { Db, Queryable, Transaction } from "../../db/client.ts";
import type { Key } from "../../config/keys.ts";
import { isOpenSession } from "../../db/queries/open-sessions.ts";
import { secondFactors, sessions, users } from "../../db/schema/index.ts";
import { sealed, unsealed } from "../../tokens/sealed.ts";
import { eraseAccount } from "./account/erase-account.ts";
import { resetAccountAttempts } from "./attempts/attempt-counters.ts";
import { insertUser, type NewUser } from "./sign-up/insert-user.ts";
import { invite } from "./codes/invitation.ts";
import { endSessions } from "./sign-in/sessions.ts";
import { factorCount, forgetFactors } from "./second-factor/kept-factors.ts";
import { enqueueMails } from "../notification/index.ts";
import { now } from "../../db/sql.ts";
import { audit, nobody } from "../audit/index.ts";

/** How long the link works that the operator's program prints. */
const validFor = "30 minutes";

/** Why an address cannot be invited as an admin: whose it is already. */
type Taken = Exclude<Role, "Admin"> | "activeAdmin" | "lockedAdmin";

export type AdminInvitation =
  | { taken: Taken }
  | { codeId: string; email: string; expiresAt: string; before: "nobody" | "invited" };

/**
 * Makes an admin's account without a password and mails it a link, in the name of whoever runs the machine. An admin who
 * has not chosen a password yet gets another link, as often as asked; the one before no longer works.
 */
export async function inviteAsOperator(db: Db, person: Pick<NewUser, "email" | "firstName" | "lastName" | "lang">) {
  return db.transaction(async (tx): Promise<AdminInvitation> => {
    const present = await holderOf(tx, person.email);
    if (present && present.role !== "Admin") return { taken: present.role };
    if (present?.lockedAt) return { taken: "lockedAdmin" };
    if (present && !present.invited) return { taken: "activeAdmin" };
    const { id, email } = present ?? (await insertUser(tx, { ...person, role: "Admin" }));
    const { codeId, expiresAt } = await invite(tx, { id, email, role: "Admin" }, { validFor, atOnce: true });
    await audit(tx, nobody, "operator.inviteAdmin", id);
    return { codeId, email, expiresAt, before: present ? "invited" : "nobody" };
  });
}

/** Opens an admin's account that another admin has locked or that wrong passwords pause. False: no admin has the address. */
export async function unlockAsOperator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const present = await holderOf(tx, email);
    if (present?.role !== "Admin") return false;
    const { id, lockedAt } = present;
    await tx.update(users).set({ lockedAt: null, lockReason: null, updatedAt: now }).where(eq(users.id, id));
    await resetAccountAttempts(tx, { email, userId: id });
    await audit(tx, nobody, "operator.unlockAdmin", id, {
      before: { locked: lockedAt !== null },
      after: { locked: false },
    });
    return true;
  });
}

/**
 * Takes the second factors of an admin away who has lost them, when no other admin can. Its sessions end, and it is told by mail.
 * False: no admin has the address.
 */
export async function resetFactorAsOperator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const present = await holderOf(tx, email);
    if (present?.role !== "Admin") return false;
    const factors = await forgetFactors(tx, present.id);
    await endSessions(tx, present.id);
    await enqueueMails(tx, [{ kind: "secondFactorReset", to: present.id, data: {} }]);
    await audit(tx, nobody, "operator.resetSecondFactor", present.id, { factors });
    return true;
  });
}

/** Somebody's account by its address, as the operator sees it; undefined when nobody has the address. */
export async function accountOf(db: Queryable, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      lang: users.lang,
      emailConfirmed: users.emailConfirmed,
      lockedAt: users.lockedAt,
      lockReason: users.lockReason,
      createdAt: users.createdAt,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!row) return undefined;
  const openSessions = await db.$count(sessions, and(eq(sessions.userId, row.id), isOpenSession()));
  return { ...row, openSessions, factors: await factorCount(db, row.id) };
}

/** Signs somebody out everywhere. False: nobody has the address. */
export async function endSessionsAsOperator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const present = await holderOf(tx, email);
    if (!present) return false;
    await endSessions(tx, present.id);
    await audit(tx, nobody, "operator.endSessions", present.id);
    return true;
  });
}

/**
 * Erases the account of a client or a company, as its owner could: the ids of its images, whose bytes go afterwards. An admin is
 * removed by another one, who sees to it that somebody is left.
 */
export async function eraseAsOperator(
  db: Db,
  who: { email: string } | { id: string },
): Promise<{ fileIds: string[] } | { not: "nobody" | "Admin" }> {
  return db.transaction(async (tx) => {
    const present = await accountHeld(tx, "id" in who ? eq(users.id, who.id) : eq(users.email, who.email));
    if (!present) return { not: "nobody" };
    if (present.role === "Admin") return { not: "Admin" };
    const fileIds = await eraseAccount(tx, present.id);
    await audit(tx, nobody, "operator.eraseAccount", present.id, { before: { role: present.role } });
    return { fileIds };
  });
}

/**
 * Seals the keys of all authenticator apps with the newest secret, so that the one before can go. `lost`: those that no secret in
 * force opens; they stay as they are, and their owners need another factor.
 */
export async function resealAsOperator(db: Db, key: Key): Promise<{ resealed: number; lost: number }> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: secondFactors.id, sealedKey: secondFactors.sealedKey })
      .from(secondFactors)
      .where(isNotNull(secondFactors.sealedKey))
      .orderBy(asc(secondFactors.id))
      .for("no key update");
    let lost = 0;
    for (const { id, sealedKey } of rows) {
      const text = sealedKey === null ? undefined : unsealed(key, sealedKey, id);
      if (text === undefined) lost += 1;
      else
        await tx
          .update(secondFactors)
          .set({ sealedKey: sealed(key, text, id) })
          .where(eq(secondFactors.id, id));
    }
    const resealed = rows.length - lost;
    if (resealed > 0) await audit(tx, nobody, "operator.resealFactors", null, { factors: resealed });
    return { resealed, lost };
  });
}

/** All admins that are not erased, in the order in which they came. */
export const adminsOf = (db: Db) =>
  db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      invited: isInvited,
      lockedAt: users.lockedAt,
      lastLoginAt: users.lastLoginAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.role, "Admin"), not(users.isMachine), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));

const holderOf = (tx: Transaction, email: string) => accountHeld(tx, eq(users.email, email));

async function accountHeld(tx: Transaction, whose: SQL) {
  const [row] = await tx
    .select(invitable)
    .from(users)
    .where(and(whose, isNull(users.deletedAt)))
    .for("no key update");
  return row;
}
