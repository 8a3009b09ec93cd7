import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { roles } from "../roles.ts";
import { date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

export const auditFilter = z.object({
  actorId: emptyToAbsent(id),
  action: optionalText(100),
  entity: optionalText(100),
  entityId: emptyToAbsent(id),
  from: emptyToAbsent(date),
  to: emptyToAbsent(date),
  search: optionalText(maxSearchLength),
});
export type AuditFilter = z.infer<typeof auditFilter>;
export const auditListInput = auditFilter.extend(paging.shape);
export type AuditListInput = z.infer<typeof auditListInput>;

export const auditEntry = z.object({
  id,
  at: timestamp,
  action: z.string(),
  actor: z.object({ id, firstName: z.string(), lastName: z.string(), role: z.enum(roles) }).optional(),
  /** The key that a program did it with. */
  apiKey: z.object({ id, prefix: z.string(), name: z.string().optional() }).optional(),
  entity: z.string(),
  entityId: id.optional(),
  /** What the row is called today; absent when it is gone or has no name. */
  subject: z.string().optional(),
  details: z.record(z.string(), z.unknown()),
  /** What the rows are called today that the details name by their ids; without those that are gone. */
  names: z.array(z.object({ id, name: z.string() })).optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = cappedPageOf(auditEntry);
export type AuditPage = z.infer<typeof auditPage>;
