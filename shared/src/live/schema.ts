import { z } from "zod";

/** That something changed, never what: whoever is told reads anew what it may see. */
export const liveChange = z.object({ about: z.literal("jobRequest"), id: z.uuid() });
export type LiveChange = z.infer<typeof liveChange>;

/** What is told to those who look. */
export const liveEvent = z.discriminatedUnion("about", [
  /** From here on nothing is missed. */
  z.object({ about: z.literal("start") }),
  /** Something was missed. */
  z.object({ about: z.literal("everything") }),
  liveChange,
]);
export type LiveEvent = z.infer<typeof liveEvent>;
