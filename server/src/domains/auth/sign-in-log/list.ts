import { email as emailShape } from "@metiro/shared/auth/email";
import type { RecordedSignIn, SignInFilter, SignInListInput, SignInPage } from "@metiro/shared/auth/sign-ins";
import { type SQL, and, eq, or, sql } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../../db/paging/capped-page.ts";
import type { Db } from "../../../db/client.ts";
import { endOf, startOf } from "../../../db/sql.ts";
import { foundAtOnce, inOrderOf, newestFirst } from "../../../db/paging/keyset-page.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { down, up } from "../../../db/paging/order.ts";
import { paginate, placedWindow } from "../../../db/paging/paginate.ts";
import { prepared } from "../../../db/prepared.ts";
import { signInEvents, users } from "../../../db/schema/index.ts";
import { personMatches, searchWords } from "../../../db/search.ts";
import { signInFields } from "../../../db/queries/sign-ins.ts";
import { keyOfTyped } from "../../../limits/address.ts";
import type { Call } from "../../../trpc/context.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

/** Who tried to enter, latest first unless told. The total stops at a limit, as that of the audit does. */
export async function list({ ctx, input }: Call<SignInListInput>): Promise<SignInPage> {
  const { db } = ctx;
  const asking = { ctx, list: "auth.listSignIns" };
  const rows = { table: signInEvents, id: signInEvents.id, at: signInEvents.at, ...signInsQuery(input) };
  const page = await paginate(asking, input, {
    ...(input.search === undefined
      ? { ...newestFirst(db, rows), total: () => countUpTo(db, signInEvents, rows.where) }
      : foundAtOnce(db, { ...rows, by: [] }, placedWindow(asking, input))),
    rows: (ids) => recordedSignIns(db, ids),
  });
  return cappedPage(page);
}

/** Which rows a filter is about, and in which order. */
export function signInsQuery({ userId, method, outcome, refused, from, to, search, sort = "newest" }: SignInFilter) {
  const { at, id } = signInEvents;
  const where = and(
    userId === undefined ? undefined : eq(signInEvents.userId, userId),
    method && eq(signInEvents.method, method),
    outcome && eq(signInEvents.outcome, outcome),
    refused === undefined ? undefined : isRefused[refused ? "yes" : "no"],
    from === undefined ? undefined : sql`${at} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${at} < ${endOf(to)}`,
    search === undefined ? undefined : matches(search),
  );
  return { where, order: sort === "oldest" ? [up(at), up(id)] : [down(at), down(id)] };
}

/** Written out, and not as values, as the index of the refusals has them: PostgreSQL takes it for no other condition. */
const isRefused = {
  yes: sql`${signInEvents.outcome} in ('wrong', 'paused', 'locked', 'forbidden')`,
  no: sql`${signInEvents.outcome} not in ('wrong', 'paused', 'locked', 'forbidden')`,
};

/** Accounts by name or e-mail, an e-mail that has none, or an address. Who is found is put into an array, which an index serves. */
function matches(typed: string): SQL | undefined {
  const search = typed.trim();
  const address = keyOfTyped(search);
  if (address !== undefined) return eq(signInEvents.address, address);
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const accounts = sql`${signInEvents.userId} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))`;
  return emailShape.safeParse(search).success ? or(accounts, eq(signInEvents.subject, hashOf(search))) : accounts;
}

const manyById = prepared((db) =>
  db
    .select({
      ...signInFields,
      call: signInEvents.call,
      account: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
      },
    })
    .from(signInEvents)
    .leftJoin(users, eq(users.id, signInEvents.userId))
    .where(sql`${signInEvents.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("recorded_sign_ins"),
);

export async function recordedSignIns(db: Db, ids: string[]): Promise<RecordedSignIn[]> {
  const rows = await manyById(db).execute({ ids: arrayLiteral(ids) });
  return inOrderOf(ids, rows.map(omitNulls));
}
