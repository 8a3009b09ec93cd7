import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { TestDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";

const day = 24 * 60 * 60 * 1000;
export const tonight = new Date("2026-11-25T02:20:00Z");
export const nightAfter = (nights: number): Date => new Date(tonight.getTime() + nights * day);
export const daysBefore = (days: number): string => new Date(tonight.getTime() - days * day).toISOString();

export interface Offer {
  company: number;
  client: number;
  price: number | readonly [number | null, number | null];
  daysAgo?: number;
  place?: { district: { id: string } };
  unit?: "total" | "hour";
  currency?: string;
  service?: string;
  vat?: "included" | "excluded" | "exempt" | null;
}

/** Two services, two cantons, six companies and eight clients, who offer and are offered. */
export async function priceWorld({ db }: Pick<TestDatabase, "db">) {
  const make = rowsIn(db);
  const category = await make.category();
  const [painting, roofing] = [await make.subcategory(category.id), await make.subcategory(category.id)];
  const places = [];
  for (let n = 0; n < 2; n++) {
    const canton = await make.region();
    places.push({ canton, district: await make.region({ parentId: canton.id }) });
  }
  const companies = await Promise.all(Array.from({ length: 6 }, () => make.company()));
  const clients = await Promise.all(Array.from({ length: 8 }, () => make.tenderer()));
  const [here, elsewhere] = places as [(typeof places)[0], (typeof places)[0]];
  const own = { subcategoryId: painting.id, currency: "EUR" };

  /** An answered request of its own for each offer. */
  async function offer({
    company,
    client,
    price,
    daysAgo = 10,
    place = here,
    unit = "total",
    ...more
  }: Offer): Promise<string> {
    const [priceMin, priceMax] = typeof price === "number" ? [price, price] : price;
    const { id } = await make.request(
      clients[client]?.id ?? "",
      { subcategoryId: more.service ?? painting.id, subregionId: place.district.id },
      { status: JobStatus.Processed, processedAt: daysBefore(daysAgo + 1), currency: more.currency ?? "EUR" },
    );
    await make.recipient({
      jobRequestId: id,
      companyId: companies[company]?.id ?? "",
      createdAt: daysBefore(daysAgo + 1),
      response: "interested",
      respondedAt: daysBefore(daysAgo),
      priceMin,
      priceMax,
      priceUnit: unit,
      vat: more.vat ?? null,
    });
    return id;
  }

  /** So many offers of so many companies to so many clients, at 1,000, 2,000 … */
  async function offers(
    count: number,
    { of: some = 4, to = 5, ...more }: { of?: number; to?: number } & Partial<Offer> = {},
  ) {
    for (let n = 0; n < count; n++)
      await offer({ company: n % some, client: n % to, price: (n + 1) * 100_000, ...more });
  }
  return { make, painting, roofing, places, here, elsewhere, companies, clients, own, offer, offers };
}
