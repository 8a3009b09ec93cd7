import { type CompanyPatch, type CompanyProfileField, companyProfileNames } from "@metiro/shared/company/schema";
import { companies } from "../../../db/schema/index.ts";

const each = <Values>(valueOf: (field: CompanyProfileField) => unknown) =>
  Object.fromEntries(companyProfileNames.map((field) => [field, valueOf(field)])) as Values;

/** The columns of the profile, by field; a field without a column is a type error. */
export const profileColumns = each<Pick<typeof companies, CompanyProfileField>>((field) => companies[field]);

/** Of an input what belongs to the profile. */
export const profileOf = (input: CompanyPatch) =>
  each<Pick<CompanyPatch, CompanyProfileField>>((field) => input[field]);
