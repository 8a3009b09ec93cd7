import type { Place } from "@metiro/shared/region/schema";
import { placeWords } from "@metiro/shared/region/place-words";
import { asc, between, desc, like, or, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { places as table } from "../../../db/schema/index.ts";
import type { OpenCall } from "../../../trpc/context.ts";

const maxShown = 8;
const fields = {
  postalCode: table.postalCode,
  locality: table.locality,
  regionId: table.regionId,
  subregionId: table.subregionId,
};

const byCode = prepared((db) =>
  db
    .select(fields)
    .from(table)
    .where(between(table.postalCode, sql.placeholder("first"), sql.placeholder("last")))
    .orderBy(asc(table.postalCode))
    .limit(maxShown)
    .prepare("place_by_code"),
);

const words = sql`${sql.placeholder("words")}::text`;
const whole = like(sql`${table.words} || ' '`, sql`'% ' || ${words} || ' %'`);
const begins = like(table.words, sql`' ' || ${words} || '%'`);

/** A name that holds it as a word, then one that begins so, then one that is nearly written so. */
const byName = prepared((db) =>
  db
    .select(fields)
    .from(table)
    .where(or(like(table.words, sql`'% ' || ${words} || '%'`), sql`${words} <% ${table.words}`))
    .orderBy(desc(whole), desc(begins), desc(sql`word_similarity(${words}, ${table.words})`), asc(table.postalCode))
    .limit(maxShown)
    .prepare("place_by_name"),
);

/** What « 1003 », « 1003 Lausanne » or « laus » may mean. A whole postal code counts more than the name after it. */
export async function places({ ctx, input: { search } }: OpenCall<{ search: string }>): Promise<Place[]> {
  const code = /^\d{1,4}(?!\d)/.exec(search)?.[0];
  if (code !== undefined)
    return omitNulls(await byCode(ctx.db).execute({ first: code.padEnd(4, "0"), last: code.padEnd(4, "9") }));
  const wanted = placeWords(search);
  return wanted === "" ? [] : omitNulls(await byName(ctx.db).execute({ words: wanted }));
}
