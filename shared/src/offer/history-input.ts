import type { z } from "zod";
import { emptyToAbsent } from "../scalars.ts";
import { offerPair, versionNumber } from "./schema.ts";

/** Whose offers, and of former versions those before which number; absent: the latest. */
export const offerHistoryInput = offerPair.extend({ before: emptyToAbsent(versionNumber) });
export type OfferHistoryInput = z.infer<typeof offerHistoryInput>;
