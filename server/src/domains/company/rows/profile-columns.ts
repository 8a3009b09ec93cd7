import { type CompanyPatch, type CompanyProfileField, companyProfileNames } from "@metiro/shared/company/schema";
import { companies } from "../../../db/schema/index.ts";

const each = (valueOf: (field: CompanyProfileField) => unknown) =>
  Object.fromEntries(companyProfileNames.map((field) => [field, valueOf(field)]));

/** The columns of the profile, by field; a field without a column is a type error. */
export const profileColumns = each((field) => companies[field]) as Pick<typeof companies, CompanyProfileField>;

/** Of an input what belongs to the profile. */
export const profileOf = (input: CompanyPatch) =>
  each((field) => input[field]) as Pick<CompanyPatch, CompanyProfileField>;
