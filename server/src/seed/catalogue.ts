import { configKeys, type ConfigKey, type Settings } from "@metiro/shared/application-config/keys";
import { placeWords } from "@metiro/shared/region/place-words";
import { slugOf } from "@metiro/shared/text/slug";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import { and, count, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Mode } from "../config/config.ts";
import type { Queryable, Transaction } from "../db/client.ts";
import {
  applicationConfig,
  auditEntries,
  categories,
  places,
  questionFormVersions,
  regions,
  standardLines,
  subcategories,
} from "../db/schema/index.ts";
import { configurationDescriptions } from "./data/configuration.ts";
import { readCatalogue, readGuides, readKeywords, readPlaces, readRegions } from "./data/read.ts";
import { rowId } from "./row-id.ts";
import { insertStandardLines } from "./standard-lines.ts";
import { takeLock } from "../db/locks.ts";

/** Rows of the catalogue are the same in every installation, down to their ids. */
const firstDay = "2026-01-01T00:00:00.000Z";
/** What the version is remembered by in which a form took up new texts. */
const renewalNote = "Textes du catalogue mis à jour";

/**
 * What every installation starts from: trades with their question forms, regions, settings. Trades and regions are put
 * into an empty table only, since what an admin has renamed or deleted must not come back; settings are added by key, and
 * forms that nobody has edited follow the catalogue. docs/decisions/125.
 * Where nothing is at stake admins are not asked for a second factor at first.
 */
export async function seedCatalogue(db: Queryable, mode: Mode = "production"): Promise<void> {
  await db.transaction(async (tx) => {
    await takeLock(tx, "seedCatalogue");
    if (await isEmpty(tx, categories)) await insertTrades(tx);
    else await renewForms(tx);
    if (await isEmpty(tx, regions)) await insertRegions(tx);
    if (await isEmpty(tx, places)) await insertPlaces(tx);
    else await locatePlaces(tx);
    if (await isEmpty(tx, standardLines)) await insertStandardLines(tx, subcategoryId);
    await insertSettings(tx, mode === "production" ? {} : { "security.adminSecondFactor": false });
  });
}

async function isEmpty(
  tx: Transaction,
  table: typeof categories | typeof places | typeof regions | typeof standardLines,
): Promise<boolean> {
  const [row] = await tx.select({ rows: count() }).from(table);
  return row?.rows === 0;
}

async function insertTrades(tx: Transaction): Promise<void> {
  const file = readCatalogue();
  const guides = readGuides();
  const keywords = readKeywords();
  await tx.insert(categories).values(
    file.categories.map(({ name, description, icon, position, popular }) => ({
      ...translated(name, description),
      guide: guides.categories[slugOf(name.fr)] ?? {},
      id: categoryId(slugOf(name.fr)),
      icon,
      position,
      popular,
    })),
  );
  await tx.insert(subcategories).values(
    file.categories.flatMap((category) =>
      category.subcategories.map(({ name, description, position, form }) => ({
        ...translated(name, description),
        guide: guides.subcategories[slugOf(name.fr)] ?? {},
        keywords: keywords[slugOf(name.fr)] ?? {},
        id: subcategoryId(slugOf(name.fr)),
        categoryId: categoryId(slugOf(category.name.fr)),
        position,
        questions: form,
      })),
    ),
  );
}

/** A form that nobody has ever saved takes up the catalogue's present texts, as its next version. */
async function renewForms(tx: Transaction): Promise<void> {
  const forms = new Map(
    readCatalogue().categories.flatMap((category) =>
      category.subcategories.map(({ name, form }) => [subcategoryId(slugOf(name.fr)), form] as const),
    ),
  );
  const saved = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "subCategory.updateQuestions"), eq(auditEntries.entityId, subcategories.id)));
  const untouched = await tx
    .select({ id: subcategories.id, questions: subcategories.questions, revision: subcategories.questionsRevision })
    .from(subcategories)
    .where(and(inArray(subcategories.id, [...forms.keys()]), notExists(saved)))
    .for("update");
  for (const { id, questions, revision: former } of untouched) {
    const form = forms.get(id);
    if (!form || sameJson(questions, form)) continue;
    const revision = former + 1;
    await tx
      .update(subcategories)
      .set({ questions: form, questionsRevision: revision })
      .where(eq(subcategories.id, id));
    await tx.insert(questionFormVersions).values({ subcategoryId: id, revision, form, note: renewalNote });
  }
}

const translated = (name: { fr: string; en: string }, description: { fr: string; en: string }) => ({
  name: name.fr,
  slug: slugOf(name.fr),
  description: description.fr,
  translations: { en: { name: name.en, description: description.en } },
});

async function insertRegions(tx: Transaction): Promise<void> {
  const { cantons } = readRegions();
  await tx.insert(regions).values(
    cantons.map(({ code, name: { fr, ...others } }) => ({
      id: cantonId(code),
      code,
      name: fr,
      slug: slugOf(fr),
      translations: Object.fromEntries(Object.entries(others).map(([language, name]) => [language, { name }])),
    })),
  );
  await tx.insert(regions).values(
    cantons.flatMap(({ code, subregions }) =>
      subregions.map(({ key, name }) => ({
        id: subregionId(key),
        parentId: cantonId(code),
        name: name.fr,
        slug: slugOf(name.fr),
        translations: { en: { name: name.en } },
      })),
    ),
  );
}

/** Places of a region that an admin has deleted are left out. */
async function insertPlaces(tx: Transaction): Promise<void> {
  const known = new Set((await tx.select({ id: regions.id }).from(regions)).map(({ id }) => id));
  const rows = readPlaces().map(({ postalCode, locality, district, also, latitude, longitude }) => ({
    postalCode,
    locality,
    latitude,
    longitude,
    words: [locality, ...also].map((name) => ` ${placeWords(name)}`).join(""),
    regionId: cantonId(district.slice(0, 2).toUpperCase()),
    subregionId: district.length > 2 ? subregionId(district) : null,
  }));
  const ofRegions = rows.filter(({ regionId, subregionId: district }) => known.has(district ?? regionId));
  if (ofRegions.length > 0) await tx.insert(places).values(ofRegions);
}

/** Places from before their coordinates were known get them. */
async function locatePlaces(tx: Transaction): Promise<void> {
  const [blank] = await tx
    .select({ postalCode: places.postalCode })
    .from(places)
    .where(isNull(places.latitude))
    .limit(1);
  if (!blank) return;
  const known = readPlaces().map(({ postalCode, latitude, longitude }) => ({ postalCode, latitude, longitude }));
  await tx.execute(sql`
    update ${places} set latitude = known.latitude, longitude = known.longitude
    from jsonb_to_recordset(${JSON.stringify(known)}::text::jsonb) as known ("postalCode" text, latitude real, longitude real)
    where ${places.postalCode} = known."postalCode" and ${places.latitude} is null`);
}

const cantonId = (code: string) => rowId(firstDay, "canton", code);

/** The id of a district by its key in the seed's data. */
export const subregionId = (key: string): string => rowId(firstDay, "subregion", key);

/** The id of a category by its slug in the seed's data. */
export const categoryId = (slug: string): string => rowId(firstDay, "category", slug);

/** The id of a subcategory by its slug in the seed's data. */
export const subcategoryId = (slug: string): string => rowId(firstDay, "subcategory", slug);

async function insertSettings(tx: Transaction, others: Partial<Settings>): Promise<void> {
  const keys = Object.keys(configKeys) as ConfigKey[];
  await tx
    .insert(applicationConfig)
    .values(
      keys.map((key) => ({
        id: rowId(firstDay, "setting", key),
        key,
        value: others[key] ?? configKeys[key].default,
        type: configKeys[key].type,
        description: configurationDescriptions[key],
        isPublic: configKeys[key].isPublic,
      })),
    )
    .onConflictDoNothing({ target: applicationConfig.key });
}
