import { and, desc, eq } from "drizzle-orm";
import type { TestDatabase } from "../../../test/database/database.ts";
import { type codePurposes, users, verificationCodes } from "../../../db/schema/index.ts";
import { keysOf } from "../../../config/keys.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { digitsOf } from "../codes/codes.ts";

export const person = {
  password: "un-cheval-bleu-42",
  firstName: "Anna",
  lastName: "Rochat",
  acceptConditions: true,
} as const;

/** The server's secret: codes follow from it. */
export const secret = "a-secret-of-the-tests-that-is-long-enough-0123456789";
export const keys = keysOf(secret);

/** The accounts of a test: their codes, as they would read them in their mails, and their actors. */
export function accountsIn({ db, sql }: TestDatabase) {
  const codeOf = async (purpose: (typeof codePurposes)[number], subject: string) => {
    const [row] = await db
      .select({ id: verificationCodes.id })
      .from(verificationCodes)
      .where(and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.subject, subject)))
      .orderBy(desc(verificationCodes.createdAt))
      .limit(1);
    if (!row) throw new Error("No code was sent");
    return digitsOf(keys, row.id);
  };
  return {
    confirmCode: (userId: string) => codeOf("confirm", userId),
    proofCode: (userId: string) => codeOf("proof", userId),
    changeCode: (userId: string) => codeOf("changeEmail", userId),
    signInCode: (email: string) => codeOf("signIn", hashOf(email)),
    resetCode: (email: string) => codeOf("reset", hashOf(email)),
    wrong: (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0"),
    /** Makes it as if so much time had passed since all codes and tries. */
    wait: async (time: string) => {
      await sql`update verification_codes set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval`;
      await sql`update attempts set at = at - ${time}::interval`;
    },
    userOf: async (email: string) => {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`No user ${email}`);
      return user;
    },
    audited: async (action: string) => (await sql`select details from audit_entries where action = ${action}`).length,
  };
}
