import { configKeys } from "@metiro/shared/application-config/keys";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { refreshUsualPrices } from "../../../db/queries/usual-prices.ts";
import { applicationConfig } from "../../../db/schema/index.ts";
import { createJobRequests, createRegion, createSubcategory } from "../../../factories/index.ts";
import { testApp } from "../../../test/app/app.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { refreshSettings } from "../../application-config/index.ts";

const { app, db } = await testApp();
const make = rowsIn(db);
const currency = configKeys["site.currency"].default;
const respondedAt = "2026-11-20T10:00:00.000Z";

let subcategoryId: string;
let subregionId: string;
let companyIds: string[];
let tendererIds: string[];
async function offer(count: number, at = respondedAt): Promise<void> {
  await createJobRequests(
    db,
    Array.from({ length: count }, (_, n) => ({
      subcategoryId,
      subregionId,
      currency,
      tendererId: tendererIds[n % 5] ?? "",
      recipients: [
        {
          companyId: companyIds[n % 4] ?? "",
          response: "interested" as const,
          respondedAt: at,
          priceMin: 123_456,
          priceMax: 123_456,
          priceUnit: "total" as const,
        },
      ],
    })),
  );
}

beforeAll(async () => {
  subcategoryId = (await createSubcategory(db, { name: "=Peinture; façades" })).id;
  subregionId = (await createRegion(db, { parentId: (await createRegion(db, { name: "Vaud" })).id })).id;
  companyIds = await Promise.all(Array.from({ length: 4 }, async () => (await make.company()).id));
  tendererIds = await Promise.all(Array.from({ length: 5 }, async () => (await make.tenderer()).id));
  await offer(8);
  await refreshUsualPrices(db, new Date("2026-11-23T22:30:00Z"));
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/api${url}`, headers });

test("everybody reads them, once: whoever has them is told so until a night changes them", async () => {
  for (const url of ["/Price/All", `/Price/All/${subcategoryId}`, "/Price/Csv"]) {
    const first = await get(url);
    expect(first.statusCode, url).toBe(200);
    const again = await get(url, { "if-none-match": first.headers.etag ?? "" });
    expect([again.statusCode, again.body], url).toEqual([304, ""]);
  }
  const before = await get("/Price/All");
  await offer(3, "2026-11-24T01:00:00Z");
  expect((await get("/Price/All")).headers.etag).toBe(before.headers.etag);
  await refreshUsualPrices(db, new Date("2026-11-24T02:20:00Z"));
  const after = await get("/Price/All");
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.json()).toMatchObject({ data: [{ count: 11, median: 120_000 }, { count: 11 }] });
  const { etag } = await get("/Price/Csv").then(({ headers }) => headers);
  expect((await get("/Price/Csv", { "if-none-match": etag ?? "" })).statusCode).toBe(304);
});

test("the file is one that a spreadsheet opens, in the reader's language, with the day in Switzerland", async () => {
  const french = await get("/Price/Csv", { "accept-language": "fr" });
  expect(french.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(french.headers["content-disposition"]).toMatch(/^attachment; filename="prix\.csv"$/);
  const [head, country, canton] = french.body.replace("\uFEFF", "").split("\r\n");
  expect(head).toBe("Catégorie;Sous-catégorie;Canton;Offres;Premier quartile;Médiane;Troisième quartile;Monnaie;Au");
  expect(country).toMatch(/;"'=Peinture; façades";;\d+;1200;1200;1200;[A-Z]{3};2026-11-24$/);
  expect(canton).toMatch(/;Vaud;/);
  expect((await get("/Price/Csv", { "accept-language": "en" })).body).toMatch(/Lower quartile/);
});

test("a reader whose language is not offered has the file in French", async () => {
  const value = { key: "site.languages", value: ["fr"], type: "json", description: "", isPublic: true } as const;
  await db.insert(applicationConfig).values(value);
  refreshSettings(db);
  try {
    expect((await get("/Price/Csv", { "accept-language": "en" })).body).toMatch(/Premier quartile/);
  } finally {
    await db.delete(applicationConfig).where(eq(applicationConfig.key, "site.languages"));
    refreshSettings(db);
  }
});

test("a service, a canton or a currency that is not there is told as such", async () => {
  const nobodys = "0199f0c0-0000-7000-8000-00000000dead";
  expect((await get(`/Price/All/${nobodys}`)).statusCode).toBe(404);
  expect((await get(`/Price/Get/${subcategoryId}/${nobodys}`)).statusCode).toBe(404);
  expect((await get(`/Price/Get/${subcategoryId}/${subregionId}?currency=XYZ`)).statusCode).toBe(400);
  expect((await get(`/Price/Get/${subcategoryId}/${subregionId}?currency=JPY`)).json()).toEqual({ data: {} });
  expect((await get("/Price/Csv?canton=VD")).statusCode).toBe(400);
});
