import { guides } from "@metiro/shared/guide";
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
