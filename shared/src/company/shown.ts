import { z } from "zod";
import { sizedImage } from "../file/schema.ts";
import { employeeRanges } from "./employees.ts";

/** What clients read of a company beside its answer. */
export const shownCompany = z.object({
  name: z.string(),
  locality: z.string().optional(),
  verified: z.boolean(),
  logo: sizedImage.optional(),
  description: z.string().optional(),
  website: z.string().optional(),
  foundedYear: z.int().optional(),
  employees: z.enum(employeeRanges).optional(),
});
export type ShownCompany = z.infer<typeof shownCompany>;
