import { z } from "zod";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, timestamp } from "../scalars.ts";

/** What of a client was looked at: a request, its contact details too, its record, a file of a list that holds it, or what it wrote with a company. */
export const accessKinds = ["request", "contact", "profile", "export", "conversation"] as const;
export type AccessKind = (typeof accessKinds)[number];

export const accessListInput = paging.extend({ jobRequestId: emptyToAbsent(id) });
export type AccessListInput = z.infer<typeof accessListInput>;

/** That somebody saw data of a client. The people of the platform have no name here: it answers for them. */
export const dataAccess = z.object({
  id,
  at: timestamp,
  kind: z.enum(accessKinds),
  /** The company that saw it; absent: the platform's team. */
  company: z.object({ id, name: z.string() }).optional(),
  jobRequest: z.object({ id, number: z.string(), title: z.string() }).optional(),
});
export type DataAccess = z.infer<typeof dataAccess>;
export const accessPage = pageOf(dataAccess);
