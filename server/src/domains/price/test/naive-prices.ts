import {
  minClients,
  minCompaniesOfPrice,
  minOffers,
  minChangeCount,
  maxStandingMonths,
} from "@metiro/shared/price/constants";
import type { Sql } from "../../../db/client.ts";

interface Figure {
  count: number;
  low: number;
  median: number;
  high: number;
  statedAt: string;
  told: boolean;
}
export type Figures = Map<string, Figure>;

export interface Row {
  id: string;
  subcategoryId: string;
  regionId: string;
  currency: string;
  companyId: string;
  tendererId: string;
  respondedAt: string;
  priceMin: number | null;
  priceMax: number | null;
  vat: string | null;
}

/** A standard rate of the value added tax, from a day on. */
interface Rate {
  from: string;
  rate: number;
}

function yearsBefore(at: Date, years: number): Date {
  const then = new Date(at);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** The offers that count on a night, by what they are told with. */
export async function offersBehind(sql: Sql, at: Date): Promise<Map<string, Row[]>> {
  const since = yearsBefore(at, 2);
  const gone = new Set(
    (await sql<{ id: string }[]>`select id from users where deleted_at is not null or locked_at is not null`).map(
      ({ id }) => id,
    ),
  );
  const rows = await sql<(Row & { owner: string; asker: string; response: string; unit: string | null })[]>`
    select r.id, r.subcategory_id as "subcategoryId", r.region_id as "regionId", r.currency, c.company_id as "companyId",
      r.tenderer_id as "tendererId", c.responded_at as "respondedAt", c.price_min as "priceMin", c.price_max as "priceMax", c.vat,
      c.response, c.price_unit as unit, o.user_id as owner, t.user_id as asker
    from job_request_companies c, job_requests r, companies o, tenderers t
    where r.id = c.job_request_id and o.id = c.company_id and t.id = r.tenderer_id`;
  const offers = rows.filter(
    (row) =>
      row.response === "interested" &&
      row.unit === "total" &&
      (row.priceMin ?? row.priceMax) !== null &&
      new Date(row.respondedAt) > since &&
      new Date(row.respondedAt) <= at &&
      !gone.has(row.owner) &&
      !gone.has(row.asker),
  );
  const groups = new Map<string, Row[]>();
  for (const offer of offers)
    for (const place of [offer.regionId, "country"]) {
      const key = `${offer.subcategoryId} ${offer.currency} ${place}`;
      groups.set(key, [...(groups.get(key) ?? []), offer]);
    }
  return groups;
}

/** What is kept, worked out offer by offer from all rows and from what was kept before: slow, and in other words than the statement. */
export async function naivePrices(sql: Sql, at: Date, before: Figures): Promise<Figures> {
  const groups = await offersBehind(sql, at);
  const rates = await sql<Rate[]>`
    select valid_from::text as "from", rate from vat_rates where kind = 'standard' order by valid_from desc`;
  const kept: Figures = new Map();
  for (const key of new Set([...groups.keys(), ...before.keys()])) {
    const [group, last] = [groups.get(key) ?? [], before.get(key)];
    const isEnough = mayBeTold(group);
    if (isEnough && (!last || othersSince(last, group) >= minChangeCount))
      kept.set(key, { ...figureOf(group, rates, at), told: true });
    else if (last && isEnough)
      kept.set(
        key,
        new Date(last.statedAt) <= yearsBefore(at, maxStandingMonths / 12) ? { ...last, told: false } : last,
      );
    else if (last && new Date(last.statedAt) > yearsBefore(at, 2)) kept.set(key, { ...last, told: false });
  }
  return kept;
}

function mayBeTold(group: readonly Row[]): boolean {
  const most = (name: "companyId" | "tendererId") => {
    const counts = Object.values(Object.groupBy(group, (row) => row[name])).map((rows) => rows?.length ?? 0);
    return { some: counts.length, largest: Math.max(...counts) };
  };
  const [companies, clients] = [most("companyId"), most("tendererId")];
  return (
    group.length >= minOffers &&
    companies.some >= minCompaniesOfPrice &&
    clients.some >= minClients &&
    companies.largest <= group.length / 2 &&
    clients.largest <= group.length / 2
  );
}

/** Of those who offered or were offered since: companies or clients, whichever are fewer. */
function othersSince({ statedAt }: Figure, group: readonly Row[]): number {
  const fresh = group.filter(({ respondedAt }) => new Date(respondedAt) > new Date(statedAt));
  return Math.min(new Set(fresh.map((row) => row.companyId)).size, new Set(fresh.map((row) => row.tendererId)).size);
}

const zurichDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" });

/** What a price comes to with VAT: only one that says to be without it is raised, by the rate of the day of its answer. */
function withVat(price: number, { vat, respondedAt }: Row, rates: readonly Rate[]): number {
  if (vat !== "excluded") return price;
  const day = zurichDay.format(new Date(respondedAt));
  return (price * (10_000 + (rates.find(({ from }) => from <= day)?.rate ?? 0))) / 10_000;
}

function figureOf(group: readonly Row[], rates: readonly Rate[], at: Date): Omit<Figure, "told"> {
  const prices = group
    .map((row) => withVat(((row.priceMin ?? row.priceMax ?? 0) + (row.priceMax ?? row.priceMin ?? 0)) / 2, row, rates))
    .sort((a, b) => a - b);
  const quantile = (part: number) => {
    const rank = part * (prices.length - 1);
    const [below = 0, above = 0] = [prices[Math.floor(rank)], prices[Math.ceil(rank)]];
    return twoFigures(below + (above - below) * (rank - Math.floor(rank)));
  };
  return {
    count: prices.length,
    low: quantile(0.25),
    median: quantile(0.5),
    high: quantile(0.75),
    statedAt: at.toISOString(),
  };
}

function twoFigures(price: number): number {
  if (price < 1) return 0;
  let step = 1;
  while (price / step >= 100) step *= 10;
  return Math.round(price / step) * step;
}

/** The same numbers at each run. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
