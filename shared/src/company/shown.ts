import { z } from "zod";
import { sizedImage } from "../file/schema.ts";
import { employeeRanges } from "./constants.ts";

/** Of the profile what clients read beside a company's answer, and what only its owner and the admins read; `logo` is `logoId` as read. */
export const shownProfile = {
  name: z.string(),
  locality: z.string().optional(),
  logo: sizedImage.optional(),
  description: z.string().optional(),
  website: z.string().optional(),
  foundedYear: z.int().optional(),
  employees: z.enum(employeeRanges).optional(),
};
export const internalProfile = {
  uid: z.string().optional(),
  phone: z.string().optional(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
};

/** What clients read of a company beside its answer. */
export const shownCompany = z.object({ ...shownProfile, verified: z.boolean() });
export type ShownCompany = z.infer<typeof shownCompany>;
