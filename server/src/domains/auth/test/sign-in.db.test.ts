import { beforeEach, expect, test } from "vitest";
import { type Passwords, passwords } from "../../../passwords/passwords.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createUser } from "../../../factories/index.ts";
import { appRouter } from "../../../app/router.ts";
import { createCallerFactory } from "../../../trpc/init.ts";

const database = await testDatabase();
const { db, sql } = database;
const password = "un-cheval-bleu-42";
const passwordHash = await passwords().hash(password);
const callerOf = createCallerFactory(appRouter);

/** Starts as many processes as are asked for, each with as many hashes at once as a large machine has cores. */
const processes = (count: number) =>
  Array.from({ length: count }, () =>
    callerOf({ ...contextOf(database), passwords: passwords({ running: 8, waiting: 64 }) }),
  );

beforeEach(async () => void (await sql`delete from attempts`));

/** Each of some processes is asked as often as it takes to make so many. */
const signInsAtOnce = (among: ReturnType<typeof processes>, count: number, email: string, given = password) =>
  Promise.all(
    Array.from({ length: count / among.length }, () => among)
      .flat()
      .map(({ auth }) =>
        auth.signIn({ email, password: given }).then(
          () => "in",
          (error: unknown) => String(error),
        ),
      ),
  );

test.each([
  ["one process", 1, 12],
  ["four processes", 4, 12],
])("right sign-ins of one account at once all succeed on %s", async (_name, processCount, count) => {
  const { email } = await createUser(db, { role: "Tenderer", passwordHash });
  const among = processes(processCount);
  for (let round = 0; round < 5; round++)
    expect(await signInsAtOnce(among, count, email)).toEqual(Array<string>(count).fill("in"));
  const left = await sql`select id from attempts`;
  expect(left).toHaveLength(0);
});

test("wrong ones among them still end in a pause", async () => {
  const { email } = await createUser(db, { role: "Tenderer", passwordHash });
  const refusals = await signInsAtOnce(processes(1), 8, email, "un-autre-cheval");
  expect(refusals.filter((refusal) => refusal.includes("TOO_MANY_REQUESTS"))).toHaveLength(3);
});

test("a known device waits for no stranger: it has a line of its own", async () => {
  const { id, email } = await createUser(db, { role: "Tenderer", passwordHash });
  const known = { hash: "x".repeat(43), setCookie: undefined, give: () => "x".repeat(43) };
  await sql`insert into known_origins (user_id, kind, key, last_seen_at) values (${id}, 'device', ${known.hash}, now())`;
  const crowded: Passwords = {
    ...passwords(),
    matches: () => Promise.reject(new DomainError("TOO_MANY_REQUESTS")),
    ofKnown: (account) => (account === id ? passwords() : crowded),
  };
  const by = (own: object) => callerOf({ ...contextOf(database), passwords: crowded, ...own }).auth;
  expect(await refusal(by({}).signIn({ email, password }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await by({ knownDevice: known }).signIn({ email, password })).toMatchObject({ email });
});
