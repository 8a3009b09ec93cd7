import { z } from "zod";
import { jobStatuses } from "../job-request/rules/lifecycle.ts";
import { roles } from "../roles.ts";
import { id, text } from "../scalars.ts";

/** The most of each kind that a search answers with. */
export const maxFound = 6;

export const findInput = z.object({
  /** What is typed: a number, words of a title, a name or a place, a part of an e-mail address. */
  query: text(1, 100),
});
export type FindInput = z.infer<typeof findInput>;

const person = { id, firstName: z.string(), lastName: z.string(), email: z.string() };

export const findings = z.object({
  requests: z.array(
    z.object({ id, number: z.string(), title: z.string(), status: z.literal(jobStatuses), client: z.string() }),
  ),
  companies: z.array(z.object({ id, name: z.string(), locality: z.string().optional() })),
  tenderers: z.array(z.object(person)),
  /** Accounts of admins and companies; clients are among `tenderers`. */
  users: z.array(z.object({ ...person, role: z.enum(roles) })),
});
export type Findings = z.infer<typeof findings>;
