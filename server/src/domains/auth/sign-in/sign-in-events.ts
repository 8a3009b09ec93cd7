import { signInLogDays } from "@metiro/shared/auth/constants";
import type { signInMethods, signInOutcomes } from "@metiro/shared/auth/sign-in-kinds";
import type { SecondFactorMethod } from "@metiro/shared/reauthentication/factor-kinds";
import { lt, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../db/client.ts";
import { deleteInBatches } from "../../../db/rows/delete-in-batches.ts";
import { signInEvents } from "../../../db/schema/index.ts";
import { addressKey } from "../../../limits/address.ts";
import type { Context } from "../../../trpc/context.ts";
import { logSecurity, type SecurityEvent } from "../../../trpc/security-log.ts";

/** Refusals of one address that are noted in a minute: nobody fills the table. */
const maxRefusals = 30;

export interface SignInEvent {
  method: (typeof signInMethods)[number];
  outcome: (typeof signInOutcomes)[number];
  /** What was shown after `method`. */
  secondFactor?: SecondFactorMethod | undefined;
  userId?: string | undefined;
  /** A hash of the e-mail, where it has no account. */
  subject?: string | undefined;
  call?: string;
  fromNewDevice?: boolean;
}

/** Notes a sign-in or a refusal, with the address and the device of the call. */
export async function noteSignIn(
  db: Queryable,
  { ip, device, log }: Pick<Context, "ip" | "device" | "log">,
  { method, outcome, secondFactor, userId, subject, call, fromNewDevice = false }: SignInEvent,
): Promise<void> {
  logSecurity({ log }, eventOf({ method, outcome }), {
    ...(outcome !== "forbidden" && { of: userId }),
    method,
    call,
  });
  const address = addressKey(ip);
  const isRefusal = outcome !== "opened" && outcome !== "confirmed";
  await db.execute(sql`
    insert into ${signInEvents} (user_id, subject, method, outcome, second_factor, call, address, device, from_new_device, at)
    select ${userId ?? null}::uuid, ${userId === undefined ? (subject ?? null) : null}::text, ${method}::text, ${outcome}::text,
      ${secondFactor ?? null}::text, ${call ?? null}::text, ${address}::text, ${device ?? null}::text, ${fromNewDevice}::boolean, clock_timestamp()
    where not ${isRefusal}::boolean or (
      select count(*) from (
        select from ${signInEvents} as told
        where told.address = ${address} and told.at > clock_timestamp() - interval '1 minute' limit ${maxRefusals}
      ) as lately) < ${maxRefusals}`);
}

function eventOf({ method, outcome }: Pick<SignInEvent, "method" | "outcome">): SecurityEvent {
  if (outcome === "forbidden") return "call.forbidden";
  if (outcome !== "confirmed") return `signIn.${outcome}`;
  return method === "passwordReset" ? "password.reset" : "signIn.opened";
}

/** Notes what is refused to the role of who asks. The refusal does not wait for it, and stands without it. */
export const forbiddenNotes = (ctx: Context) => (call: string) => {
  noteSignIn(ctx.db, ctx, { method: "call", outcome: "forbidden", userId: ctx.actor?.userId, call }).catch(
    (err: unknown) => ctx.log.warn({ err }, "A refused call was not noted"),
  );
};

/** Forgets what is older than it may be kept. */
export const sweepSignInEvents = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, signInEvents, {
    where: lt(signInEvents.at, sql`now() - ${signInLogDays} * interval '1 day'`),
    signal,
  });
