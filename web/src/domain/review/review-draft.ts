import type { StarGroup } from "@metiro/shared/review/constants";
import { stored } from "#session/device/stored.ts";

/** A review as it is typed, without its photos: their addresses are good for an hour. */
export type ReviewDraft = Partial<Record<StarGroup, number | null>> & { text: string };

/** By hand: zod would come with every request that is done for the sake of this. */
const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  Object.entries(value).every(([name, one]) => name === "text" || one === null || typeof one === "number");

/** What somebody has typed of one request's review and not sent. */
export const reviewDraftIn = (storage: Storage | undefined, jobRequestId: string) =>
  stored(storage, { name: "unsent", of: ["review", jobRequestId], fits: isDraft });
