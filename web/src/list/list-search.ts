import { defaultPageSize, maxPageSize } from "@metiro/shared/paging/constants";
import type { SearchSchemaInput } from "@tanstack/react-router";
import { countField, type SearchField, textField } from "./filter/search-field.ts";

/** What every list keeps in its address. */
export interface ListValues {
  pageNumber: number;
  pageSize: number;
  search: string;
}

export interface ListSearch<S extends ListValues> {
  /** For a route's `validateSearch`: never refuses, what makes no sense becomes the default. */
  validate: (raw: Partial<S> & SearchSchemaInput) => S;
  /** For `stripSearchParams`: what is not worth standing in the address. */
  defaults: S;
}

type Fields = Record<string, SearchField<string | number>>;
type ValuesOf<F extends Fields> = ListValues & { [K in keyof F]: F[K]["default"] };

/** How many characters of a search any call takes. */
const longestSearch = 200;

const paging = {
  pageNumber: countField(1, 1_000_000),
  pageSize: countField(defaultPageSize, maxPageSize),
  search: textField(longestSearch),
};

/**
 * The address of a list: page, page size, search and the filters given. In the route:
 * `validateSearch: jobs.validate, search: { middlewares: [stripSearchParams(jobs.defaults)] }`.
 */
export function listSearch<F extends Fields>(filters: F): ListSearch<ValuesOf<F>> {
  const fields: Fields = { ...filters, ...paging };
  const values = (value: (field: SearchField<string | number>, name: string) => string | number) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)])) as ValuesOf<F>;
  return {
    validate: (raw) => values((field, name) => field.read((raw as Record<string, unknown>)[name])),
    defaults: values((field) => field.default),
  };
}
