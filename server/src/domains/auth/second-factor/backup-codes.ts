import { randomInt } from "node:crypto";
import { backupCodeCount } from "@metiro/shared/reauthentication/factor-kinds";
import { and, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { backupCodes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { Passwords } from "../../../passwords/passwords.ts";

/** Figures and letters that nobody takes for one another (Crockford). */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
/** After the figure that says which one it is: 55 bits. */
const letters = 11;

interface NewCodes {
  /** The codes as they are shown, once: `0abc-defg-hjkm`. */
  shown: string[];
  hashes: string[];
}

/** Ten new codes with their hashes, one after the other, so that nobody else's sign-in has to wait for all of them. */
export async function newBackupCodes(passwords: Passwords): Promise<NewCodes> {
  const codes = Array.from({ length: backupCodeCount }, (_, position) => {
    const rest = Array.from({ length: letters }, () => alphabet.charAt(randomInt(alphabet.length)));
    return `${position}${rest.join("")}`;
  });
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await passwords.hash(code));
  return { shown: codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code), hashes };
}

/** Puts new codes in the place of all that an account had. */
export async function replaceBackupCodes(tx: Transaction, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.insert(backupCodes).values(hashes.map((hash, position) => ({ userId, position, hash })));
}

export const backupCodesLeft = (db: Queryable, userId: string): Promise<number> =>
  db.$count(backupCodes, and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)));

/** The code that was typed, if it is one of an account's; to be used up by `consumeBackupCode`. Takes as long where there is none. */
export async function backupCodeOf(
  db: Queryable,
  passwords: Passwords,
  { userId, typed }: { userId: string; typed: string },
): Promise<string | undefined> {
  const code = normal(typed);
  const position = /^[0-9]/.test(code) ? Number(code.charAt(0)) : -1;
  const [row] = await db
    .select({ id: backupCodes.id, hash: backupCodes.hash })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.position, position), isNull(backupCodes.usedAt)));
  return (await passwords.matches(row?.hash ?? null, code)) ? row?.id : undefined;
}

/** Uses a code up. False: somebody was faster. */
export async function consumeBackupCode(tx: Transaction, id: string): Promise<boolean> {
  const spent = await tx
    .update(backupCodes)
    .set({ usedAt: now })
    .where(and(eq(backupCodes.id, id), isNull(backupCodes.usedAt)))
    .returning({ id: backupCodes.id });
  return spent.length > 0;
}

/** A typed code as it was made, however it was written down. */
const normal = (typed: string) =>
  typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
