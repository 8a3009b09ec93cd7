import { z } from "zod";
import { baseRevision, id, revision, timestamp } from "../scalars.ts";

export const configTypes = ["text", "number", "boolean", "email", "phone", "json"] as const;

export const configItem = z.object({
  appconfigId: id,
  key: z.string(),
  /** A JSON value of the item's type. */
  value: z.unknown(),
  type: z.enum(configTypes),
  /** What the value is at first; for admins. */
  default: z.unknown().optional(),
  description: z.string(),
  isPublic: z.boolean(),
  revision,
  updatedAt: timestamp,
});
export type ConfigItem = z.infer<typeof configItem>;

/** Any JSON value: the type and the rule of its key check it. Null is the default again. */
const value = z.unknown();

export const updateConfigInput = z.object({ appconfigId: id, value: value.optional(), baseRevision });
export type UpdateConfigInput = z.infer<typeof updateConfigInput>;
