import type { Page } from "@metiro/shared/paging/schema";
import type { EndLockoutsInput, Lockout, LockoutListInput, LockoutsEnded } from "@metiro/shared/user/lockouts";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf, up } from "../../db/paging/order.ts";
import { paginate, type Placed } from "../../db/paging/paginate.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { attempts, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { lockoutsAmong } from "../../limits/attempts.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";

const ofAddress = ["addressPassword", "signUp", "forgotPassword", "signInCode"] as const;

/** Of the e-mails that have no account nobody would know whose they are: they are left out. */
const current = (userId: string | undefined) =>
  sql`(${lockoutsAmong(sql`
  select distinct kind, subject from ${attempts} where at > now() - interval '1 day'
    and ${
      userId === undefined
        ? sql`(user_id is not null or ${inArray(attempts.kind, [...ofAddress])})`
        : eq(attempts.userId, userId)
    }`)}) as lockout`;

const order: Order = [down(sql`until`, { type: "timestamptz" }), up(sql`kind`), up(sql`subject`)];

/** Who has to wait, the longest first. */
export function pauses({ ctx, input }: Call<LockoutListInput>): Promise<Page<Lockout>> {
  const { db } = ctx;
  return paginate({ ctx, list: "user.pauses" }, input, {
    total: async () => {
      const [counted] = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${current(input.userId)}`);
      return counted?.n ?? 0;
    },
    ids: async ({ limit, offset, after }) => {
      const rows = await db.execute<Placed<Row> & Record<string, unknown>>(sql`
        select ${cursorPositionOf(order)} as place, json_build_object('kind', kind, 'subject', subject, 'until', until, 'userId', (
            select user_id from ${attempts}
            where kind = lockout.kind and subject = lockout.subject and user_id is not null limit 1
          )) as id
        from ${current(input.userId)} where ${after ? beyond(order, after) : sql`true`}
        order by ${sql.join(orderBy(order), sql`, `)} limit ${limit} offset ${offset}`);
      return [...rows];
    },
    rows: (found) => lockoutsOf(db, found),
  });
}

async function lockoutsOf(db: Db, rows: Row[]): Promise<Lockout[]> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
          .from(users)
          .where(inArray(users.id, ids));
  const personOf = new Map(people.map((person) => [person.id, person]));
  return rows.map(({ kind, subject, until, userId }) =>
    omitNulls({
      kind,
      until: new Date(until).toISOString(),
      user: userId === null ? null : (personOf.get(userId) ?? null),
      address: userId === null ? subject : null,
    }),
  );
}

interface Row {
  kind: Lockout["kind"];
  subject: string;
  until: string;
  userId: string | null;
}

/** With those that were made before the account was. */
const ofAccount = (userId: string) =>
  sql`(kind, subject) in (select kind, subject from ${attempts} where ${eq(attempts.userId, userId)})`;

/** Lets an account or an address try again at once. */
export async function endPauses({ ctx, input: { userId, address } }: Call<EndLockoutsInput>): Promise<LockoutsEnded> {
  await ctx.db.transaction(async (tx) => {
    const forgiven = await tx
      .delete(attempts)
      .where(
        or(
          userId === undefined ? undefined : ofAccount(userId),
          address === undefined
            ? undefined
            : and(inArray(attempts.kind, [...ofAddress]), eq(attempts.subject, address)),
        ),
      )
      .returning({ kind: attempts.kind });
    if (forgiven.length === 0) throw new DomainError("NOT_FOUND");
    await audit(tx, ctx, "user.endPauses", userId ?? null, {
      kinds: [...new Set(forgiven.map(({ kind }) => kind))].toSorted(),
    });
  });
  return { ended: true };
}
