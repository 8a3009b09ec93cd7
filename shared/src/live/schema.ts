import { z } from "zod";
import { replayWindowMs } from "./constants.ts";

const requestChange = z.object({ about: z.literal("jobRequest"), id: z.uuid() });
/** A message, or that it was read. The request's id, and the company's. */
const conversationChange = z.object({ about: z.literal("conversation"), id: z.uuid(), companyId: z.uuid() });

/** Of what a company says of itself, or an admin of it. */
const companyChange = z.object({ about: z.literal("company"), id: z.uuid() });

/** That something changed, never what: whoever is told reads anew what it may see. */
export const liveChange = z.discriminatedUnion("about", [
  /** `companyIds`: the only companies that it concerns; absent, all that have the request. They are told to nobody. */
  requestChange.extend({ companyIds: z.array(z.uuid()).optional() }),
  conversationChange,
  companyChange,
]);
export type LiveChange = z.infer<typeof liveChange>;

export const liveEventsInput = z
  .object({
    /** How long ago the caller has read what it shows, in milliseconds: what changed since is told first. */
    readAgo: z.int().min(0).max(replayWindowMs),
  })
  .optional();

/** What is told to those who look. */
export const liveEvent = z.discriminatedUnion("about", [
  /** From here on nothing is missed. */
  z.object({ about: z.literal("start") }),
  /** Something was missed. */
  z.object({ about: z.literal("everything") }),
  requestChange,
  conversationChange,
  companyChange,
]);
export type LiveEvent = z.infer<typeof liveEvent>;
