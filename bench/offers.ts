import { callsOf } from "./suite/call-list.ts";
import { type DataSet, openDataSets } from "./data/data-sets.ts";
import { describeMachine } from "./measure/machine.ts";
import { readOptions } from "./data/options.ts";
import { median } from "./measure/quantile.ts";
import { type Person, runApp, type RunningApp } from "./measure/running-app.ts";
import { printTable } from "./measure/table.ts";

/** Answers by turns: in words, and with an offer of so many lines. */
const [rounds, turnsOfRound, lineCount] = [6, 30, 12];

/** Gives every interested answer of a set an offer of six lines, past the rules: they are asked in tests. */
async function fillOffers({ sql }: RunningApp): Promise<void> {
  const [known] = await sql<{ n: number }[]>`select count(*)::int as n from offers`;
  if ((known?.n ?? 0) > 1000) return;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into offers (job_request_id, company_id, version, kind, state, answered_at, currency, vat, line_count, subtotal, vat_amount, total, created_at)
      select job_request_id, company_id, 1, 'offer', 'current', responded_at, 'CHF', 'included', 6, 600000, 44958, 600000, responded_at
      from job_request_companies where response = 'interested' and responded_at is not null on conflict do nothing`;
    await tx`
      insert into offer_lines (offer_id, position, kind, state, label, quantity, unit, unit_price, vat_rate, amount)
      select id, position, 'work', 'priced', 'Ligne ' || position, 10, 'm2', 10000, 810, 100000
      from offers cross join generate_series(1, 6) as position on conflict do nothing`;
    await tx`
      update job_request_companies set offer_lines = 6, offer_version = 1
      where response = 'interested' and responded_at is not null`;
  });
  await sql`vacuum analyze job_request_companies`;
  await sql`vacuum analyze offers`;
  await sql`vacuum analyze offer_lines`;
}

/** Milliseconds of the comparison, of one company's versions and of the request itself, for clients of requests that have offers. */
async function measureReads(app: RunningApp, { size }: DataSet): Promise<number[][]> {
  await fillOffers(app);
  const rows = await app.sql<{ userId: string; jobRequestId: string; companyId: string }[]>`
    select t.user_id as "userId", o.job_request_id as "jobRequestId", o.company_id as "companyId"
    from offers o join job_requests r on r.id = o.job_request_id join tenderers t on t.id = r.tenderer_id
    join users u on u.id = t.user_id and u.email_confirmed and u.deleted_at is null
    where o.id >= (select id from offers order by id offset ${Math.floor(size / 4)} limit 1) limit 40`;
  const times: number[][] = [[], [], []];
  for (let round = 0; round < 4; round++)
    for (const { userId, jobRequestId, companyId } of rows) {
      const [by] = await app.people("Tenderer", 1, userId);
      if (!by) continue;
      for (const [at, path] of [
        `/Offer/Compare/${jobRequestId}`,
        `/Offer/Get/${jobRequestId}/${companyId}`,
        `/JobRequest/Get/${jobRequestId}`,
      ].entries()) {
        const began = performance.now();
        await app.call({ method: "GET", path, by });
        if (round > 0) times[at]?.push(performance.now() - began);
      }
    }
  return times;
}

/** What an offer costs beside an answer in words: milliseconds at one connection, and of this process's processor. */
async function measureWrites(app: RunningApp): Promise<void> {
  const { calls } = await callsOf(app);
  const named = (name: string) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call "${name}"`);
    return call;
  };
  const [create, send] = [named("create"), named("send to five companies")];
  const companies = new Map<string, Person>();
  const personOf = async (companyId: string) => {
    const known = companies.get(companyId);
    if (known) return known;
    const [row] = await app.sql<
      { userId: string }[]
    >`select user_id as "userId" from companies where id = ${companyId}`;
    const [person] = await app.people("Company", 1, row?.userId);
    if (!person) throw new Error("Nobody answers");
    companies.set(companyId, person);
    return person;
  };
  // Offers would have to answer those of their service.
  await app.sql`delete from standard_lines`;
  const line = { quantity: 2.5, unit: "m2", unitPrice: 1_950, vatRate: 810 };
  const lines = Array.from({ length: lineCount }, (_, at) => ({ ...line, label: `Ligne ${at}` }));
  const kinds = ["in words", "with an offer"] as const;
  const times: number[][] = [[], []];
  const processor: number[][] = [[], []];
  let turn = 0;
  for (let round = 0; round < rounds * 2; round++) {
    // The first comes first in every other pair.
    const arm = (round + Math.floor(round / 2)) % 2;
    let used = 0;
    for (let one = 0; one < turnsOfRound; one++, turn++) {
      const request = (await app.call(create.next(turn))) as { id: string };
      create.learn?.(request);
      const sending = send.next(turn);
      const [companyId = ""] = sending.body as string[];
      const by = await personOf(companyId);
      await app.call({ ...sending, path: `/JobRequest/${request.id}/send-to-companies` });
      const words = { message: "Volontiers, dès lundi." };
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      await app.call(
        arm === 0
          ? { method: "POST", path: `/JobRequest/${request.id}/answer`, by, body: { response: "interested", ...words } }
          : { method: "PUT", path: `/Offer/${request.id}`, by, body: { vat: "included", ...words, lines } },
      );
      const { user, system } = process.cpuUsage(cpu);
      used += (user + system) / 1000;
      if (round > 1) times[arm]?.push(performance.now() - began);
    }
    if (round > 1) processor[arm]?.push(used / turnsOfRound);
  }
  console.log(`\nAnswers at one connection, ${app.size} requests; offers of ${lineCount} lines`);
  const row = (name: string, [words = [], offer = []]: number[][]) => {
    const [a, b] = [median(words), median(offer)];
    return [name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)];
  };
  printTable(["", ...kinds, "ratio"], [row("ms", times), row("processor, ms", processor)]);
}

const options = readOptions(process.argv.slice(2));
await using open = new AsyncDisposableStack();
const sets = await openDataSets(options, open);
console.log(describeMachine());
const read: number[][][] = [];
for (const set of sets) {
  const app = await runApp(set, open);
  read.push(await measureReads(app, set));
  if (set === sets[0]) await measureWrites(app);
}
const [small, large] = read;
console.log(
  `\nReads of clients, ${sets.map(({ size }) => size).join(" and ")} requests, every interested answer with an offer`,
);
printTable(
  ["call", "ms on the smaller", "on the larger", "ratio of p50"],
  ["offer.compare", "offer.get", "jobRequest.get"].map((name, at) => {
    const [a, b] = [median(small?.[at] ?? []), median(large?.[at] ?? [])];
    return [name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)];
  }),
);
console.log(`\nAt the end: ${describeMachine()}`);
