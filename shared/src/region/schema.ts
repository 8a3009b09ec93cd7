import { z } from "zod";
import { like } from "../rules/value-rules.ts";
import { catalogueName, translations } from "../catalogue/schema.ts";
import { patch } from "../patch.ts";
import { baseRevision, bounded, emptyToAbsent, id, optionalText, revision, text } from "../scalars.ts";

export const region = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  code: z.string().optional(),
  parentId: id.optional(),
  translations,
  revision,
});
export type Region = z.infer<typeof region>;

export const regionTree = region.extend({ subregions: z.array(region) });
export type RegionTree = z.infer<typeof regionTree>;

/** What other payloads say of a region or subregion. */
export const regionRef = region.pick({ id: true, name: true, code: true, translations: true });
export type RegionRef = z.infer<typeof regionRef>;

export const regionFilter = z.object({
  search: optionalText(80),
  parentId: emptyToAbsent(id),
  onlyRegions: z.boolean().optional(),
  onlySubregions: z.boolean().optional(),
});
export type RegionFilter = z.infer<typeof regionFilter>;

/** Two letters, as on number plates. */
const code = bounded(10)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, like("VD"));

export const regionFields = z.object({
  name: catalogueName,
  parentId: emptyToAbsent(id),
  code: emptyToAbsent(code),
  translations: translations.optional(),
});
export type RegionFields = z.infer<typeof regionFields>;

export const updateRegionInput = patch(regionFields).extend({ id, baseRevision });
export type UpdateRegionInput = z.infer<typeof updateRegionInput>;

/** A postal code, or the beginning of a locality's name. */
export const placesInput = z.object({ search: text(2, 80) });

/** A postal code with its locality; `subregionId` is absent where the district is not known. */
export const place = z.object({
  postalCode: z.string(),
  locality: z.string(),
  regionId: id,
  subregionId: id.optional(),
});
export type Place = z.infer<typeof place>;
