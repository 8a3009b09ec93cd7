import type { I18n } from "@lingui/core";
import { textLanguageOf } from "@metiro/shared/languages";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { catalogueVersion } from "../../db/queries/catalogue/version.ts";
import { amountCell, byteOrderMark, type Cell, csvText } from "../../exports/csv.ts";
import { i18nFor } from "../../i18n/catalogues.ts";
import { ttlCache } from "../../cache/ttl-cache.ts";
import { type CachedBody, cachedBody } from "../../cache/cached-body.ts";
import { askedEachTime, sendDocument } from "../../cache/send-document.ts";
import { costOf } from "../../limits/costs.ts";
import { guardOf } from "../../trpc/init.ts";
import { onlyKnown } from "../../trpc/rest/known-names.ts";
import type { ContextOf } from "../../trpc/rest/route.ts";
import { everyPrice } from "./queries.ts";

/** Where the file stands below `/api`. */
export const csvPath = "/Price/Csv";
const checkQuery = onlyKnown([]);

/** All usual prices as a file that everybody may take: kept as the lists of the catalogue are, 304 while nothing has changed. */
export async function priceFile(scope: FastifyInstance, { contextOf }: { contextOf: ContextOf }): Promise<void> {
  const files = ttlCache<CachedBody>({ maxAgeMs: Number.POSITIVE_INFINITY, maxEntries: 4 });
  scope.get(csvPath, { config: { cost: costOf("price.csv"), reads: true } }, async (request, reply) => {
    const ctx = await contextOf(request);
    guardOf("price.csv")(ctx);
    checkQuery(request.query);
    const language = textLanguageOf(ctx.lang);
    const version = await catalogueVersion(ctx.db);
    const file = await files.get(`${language} ${version}`, async () =>
      cachedBody(Buffer.from(byteOrderMark + csvText(await rowsIn(language, ctx.db)))),
    );
    const headers = [
      ["content-type", "text/csv; charset=utf-8"],
      ["content-disposition", 'attachment; filename="prix.csv"'],
      ["cache-control", askedEachTime],
    ] as const;
    return sendDocument({ ...file, status: 200, headers, vary: "accept-language, accept-encoding" }, request, reply);
  });
}

const columnsOf = (i18n: I18n): string[] => [
  i18n.t({ id: "csv.category", message: "Catégorie" }),
  i18n.t({ id: "csv.subcategory", message: "Sous-catégorie" }),
  i18n.t({ id: "csv.region", message: "Canton" }),
  i18n.t({ id: "csv.offers", message: "Offres" }),
  i18n.t({ id: "csv.lowerQuartile", message: "Premier quartile" }),
  i18n.t({ id: "csv.median", message: "Médiane" }),
  i18n.t({ id: "csv.upperQuartile", message: "Troisième quartile" }),
  i18n.t({ id: "csv.currency", message: "Monnaie" }),
  i18n.t({ id: "csv.asOf", message: "Au" }),
];

/** An empty canton is the whole country. */
async function rowsIn(language: "fr" | "en", db: Db): Promise<Cell[][]> {
  const named = ({
    name,
    translations,
  }: {
    name: string;
    translations: { en?: { name?: string | undefined } | undefined };
  }) => (language === "en" && translations.en?.name) || name;
  const rows = await everyPrice(db);
  return [
    columnsOf(i18nFor(language)),
    ...rows.map(({ category, subcategory, region, count, low, median, high, currency, day }) => [
      named(category),
      named(subcategory),
      region && named(region),
      count,
      amountCell(low),
      amountCell(median),
      amountCell(high),
      currency,
      day,
    ]),
  ];
}
