import { z } from "zod";
import { placeRadius } from "./constants.ts";
import { id } from "../scalars.ts";
import { postalCode } from "../swiss/postal-code.ts";

/** A place and how far around it, in kilometres as the crow flies. */
export const aroundInput = z.object({
  postalCode,
  radiusKm: z.int().min(placeRadius.min).max(placeRadius.max),
});
export type AroundInput = z.infer<typeof aroundInput>;

/** What lies around a place. */
export const around = z.object({
  /** The districts within the radius: that of the place, and those a third of whose localities lie in it. */
  subregionIds: z.array(id),
  /** How far every district begins from the place, in kilometres, the nearest first. */
  distances: z.array(z.object({ id, regionId: id, km: z.int().min(0) })),
});
export type Around = z.infer<typeof around>;
