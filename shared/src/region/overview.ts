import { z } from "zod";
import { region } from "./schema.ts";

const count = z.int().min(0);

/** What would be lost with a canton or district: while there is any of it, it is not deleted. */
const use = {
  requestCount: count,
  companyCount: count,
  /** Those of them that can be counted on: with a running subscription, neither locked nor paused by an admin. */
  coveringCount: count,
  /** Clients that live there. */
  clientCount: count,
};

const subregionOverview = region.extend(use);
export type SubregionOverview = z.infer<typeof subregionOverview>;

/** A canton with its districts, as the back office sees them. */
export const regionOverview = subregionOverview.extend({ subregions: z.array(subregionOverview) });
export type RegionOverview = z.infer<typeof regionOverview>;
