import { guides } from "@metiro/shared/guide";
import { keywords } from "@metiro/shared/sub-category/schema";
import { questionForm } from "@metiro/shared/sub-category/questions";
import { readFileSync } from "node:fs";
import { z } from "zod";

const named = z.object({ fr: z.string(), en: z.string() });

const catalogueFile = z.object({
  categories: z.array(
    z.object({
      position: z.int(),
      name: named,
      description: named,
      icon: z.string(),
      popular: z.boolean(),
      subcategories: z.array(z.object({ position: z.int(), name: named, description: named, form: questionForm })),
    }),
  ),
});
export type CatalogueFile = z.infer<typeof catalogueFile>;

const regionsFile = z.object({
  cantons: z.array(
    z.object({
      code: z.string(),
      name: named.extend({ de: z.string(), it: z.string() }),
      subregions: z.array(z.object({ key: z.string(), name: named.extend({ local: z.string().optional() }) })),
    }),
  ),
});
export type RegionsFile = z.infer<typeof regionsFile>;

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** The catalogue of trades with their question forms. */
export const readCatalogue = (): CatalogueFile => catalogueFile.parse(readJson("./catalogue.json"));

const guidesFile = z.object({ categories: z.record(z.string(), guides), subcategories: z.record(z.string(), guides) });

/** What the pages of trades tell, by slug. */
export const readGuides = (): z.infer<typeof guidesFile> => guidesFile.parse(readJson("./guides.json"));

/** Cantons and their districts. */
export const readRegions = (): RegionsFile => regionsFile.parse(readJson("./regions.json"));

/** What people call the trades, by slug. */
export const readKeywords = () => z.record(z.string(), keywords).parse(readJson("./keywords.json"));

const degrees = z.string().transform(Number).pipe(z.number());
const placeRow = z.tuple([
  z.string().regex(/^\d{4}$/),
  z.string().min(1),
  z.string().min(2),
  z.string(),
  degrees,
  degrees,
]);

/** Postal codes: locality, district (or the canton's code where it is not known), other names and where they lie. docs/decisions/052. */
export const readPlaces = () =>
  readFileSync(new URL("./places.csv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [postalCode, locality, district, also, latitude, longitude] = placeRow.parse(line.split(";"));
      return { postalCode, locality, district, also: also === "" ? [] : also.split(", "), latitude, longitude };
    });
