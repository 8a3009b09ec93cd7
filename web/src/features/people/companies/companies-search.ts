import { companySorts, companyStates, subscriptionFilters } from "@metiro/shared/company/constants";
import { listSearch } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";

/** Words: true and false would stand in quotes in the address. */
const either = ["", "yes", "no"] as const;

/** What the list of companies keeps in its address. */
export const companiesSearch = listSearch({
  categoryId: idField(),
  subcategoryId: idField(),
  regionId: idField(),
  subregionId: idField(),
  subscription: choiceField(["", ...subscriptionFilters], ""),
  state: choiceField(["", ...companyStates], ""),
  verified: choiceField(either, ""),
  profileCompleted: choiceField(either, ""),
  coverage: choiceField(["", "none"], ""),
  sort: choiceField(companySorts, "newest"),
});
export type CompaniesValues = typeof companiesSearch.defaults;

/** The call's input. A subcategory says its category, a district its canton: the narrower one alone is asked for. */
export const companiesInput = (values: CompaniesValues) => {
  const { categoryId, subregionId, regionId, verified, profileCompleted, coverage, ...others } = values;
  return {
    ...others,
    categoryId: values.subcategoryId ? undefined : categoryId,
    regionId: subregionId || regionId,
    verified: truth[verified],
    profileCompleted: truth[profileCompleted],
    withoutCoverage: coverage === "none" ? (true as const) : undefined,
  };
};

const truth = { "": undefined, yes: true, no: false } as const;
