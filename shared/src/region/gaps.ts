import { z } from "zod";
import { translations } from "../catalogue/schema.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText } from "../scalars.ts";

const named = z.object({ id, name: z.string(), translations });

/** A service that no company with a running subscription covers in a district. */
const gap = z.object({
  subcategory: named.extend({ categoryId: id }),
  subregion: named.extend({ regionId: id }),
  requestCount: z.int(),
  companyCount: z.int(),
});
export type Gap = z.infer<typeof gap>;

export const gapsInput = paging.extend({
  search: optionalText(80),
  regionId: emptyToAbsent(id),
  subregionId: emptyToAbsent(id),
  categoryId: emptyToAbsent(id),
  subcategoryId: emptyToAbsent(id),
  /** Only those that were asked for in the last twelve months, or only those that were not. */
  asked: emptyToAbsent(z.boolean()),
});
export type GapsInput = z.infer<typeof gapsInput>;

export const gapPage = pageOf(gap).extend({ askedCount: z.int(), countedFrom: z.iso.date() });
export type GapPage = z.infer<typeof gapPage>;
