import type { FirstFactor } from "@metiro/shared/reauthentication/factor-kinds";
import type { Transaction } from "../../../db/client.ts";
import type { DomainError } from "../../../errors/domain-error.ts";
import type { Context } from "../../../trpc/context.ts";
import { methodsOf, openTicket } from "../second-factor/tickets.ts";
import { noteSignIn } from "./sign-in-events.ts";
import { type OpenedSession, openSession } from "./sessions.ts";
import { users } from "../../../db/schema/index.ts";

/** What every way in reads of the account: what is answered, and what bars it. */
export const enteringAccount = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  emailConfirmed: users.emailConfirmed,
  profileCompleted: users.profileCompleted,
  lockedAt: users.lockedAt,
};

/** A session; or what has to be thrown once the transaction is committed, because the account asks for a second factor. */
export type Entered = { session: OpenedSession } | { asks: DomainError };

/** What showing the first factor opens. Every way in that ends with a session passes here, or by the second factor itself. */
export async function enter(tx: Transaction, ctx: Context, userId: string, by: FirstFactor): Promise<Entered> {
  const methods = await methodsOf(tx, userId);
  if (methods.length > 0) {
    await noteSignIn(tx, ctx, { method: by, outcome: "secondFactorAsked", userId });
    return { asks: await openTicket(tx, userId, { by, methods }) };
  }
  return { session: await openSession(tx, ctx, userId, { method: by }) };
}
