import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { companiesSearch } from "#features/people/companies/companies-search.ts";

/** A company keeps the address of the list that it was opened from, so that the way back leads to the same place. */
export const Route = createFileRoute("/admin/company")({
  validateSearch: companiesSearch.validate,
  search: { middlewares: [stripSearchParams(companiesSearch.defaults)] },
});
