import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { changedSince } from "../paging/changed-since.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { patch } from "../patch.ts";
import { emptyToAbsent, id, optionalText, text, timestamp } from "../scalars.ts";
import { localityText, optionalLocality } from "../text/names.ts";
import { postalCode } from "../swiss/postal-code.ts";
import { swissMobile } from "../swiss/mobile.ts";
import { accountStates } from "../roles.ts";
import { tendererSorts } from "./constants.ts";

export const tenderer = z.object({
  id,
  user: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() }),
  phone: z.string().optional(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
  locality: z.string().optional(),
  subregionId: id.optional(),
  profileCompleted: z.boolean(),
  createdAt: timestamp,
});
export type Tenderer = z.infer<typeof tenderer>;

/** How a client is reached, and where it lives. */
export const tendererFields = z.object({
  phone: emptyToAbsent(swissMobile),
  street: optionalText(120),
  postalCode: emptyToAbsent(postalCode),
  locality: optionalLocality,
  subregionId: emptyToAbsent(id),
});
export const updateTendererInput = patch(tendererFields);
export type UpdateTendererInput = z.infer<typeof updateTendererInput>;

/** What a complete profile has: all of it. */
export const completeTendererInput = z.object({
  phone: swissMobile,
  street: text(1, 120),
  postalCode,
  locality: localityText,
  subregionId: id,
});
export type CompleteTendererInput = z.infer<typeof completeTendererInput>;

export const tendererFilters = z.object({
  search: optionalText(maxSearchLength),
  /** A region or a subregion that the client lives in. */
  regionId: emptyToAbsent(id),
  state: emptyToAbsent(z.enum(accountStates)),
  changedSince,
  sort: emptyToAbsent(z.enum(tendererSorts)),
});
export type TendererFilters = z.infer<typeof tendererFilters>;
export const tendererListInput = paging.extend(tendererFilters.shape);
export type TendererListInput = z.infer<typeof tendererListInput>;

/** A client as the back office knows it. */
export const tendererItem = tenderer.extend({
  subregion: z.object({ id, name: z.string() }).optional(),
  region: z.object({ id, name: z.string() }).optional(),
  lang: z.string(),
  emailConfirmed: z.boolean(),
  lockedAt: timestamp.optional(),
  lastLoginAt: timestamp.optional(),
  /** When its profile or its account changed. */
  updatedAt: timestamp,
  jobRequests: z.object({ total: z.int(), active: z.int(), canceled: z.int(), processed: z.int() }),
});
export type TendererItem = z.infer<typeof tendererItem>;
export const tendererPage = pageOf(tendererItem);
