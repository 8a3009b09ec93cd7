import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { mostPages, type toAnswerInput, type wonInput } from "./agenda-input.ts";

/** A list of what a company received, read to its end as far as an agenda goes; the page says by itself that it failed. */
export function useReceived(input: typeof toAnswerInput | typeof wonInput) {
  const options = { ...handlesOwnErrors, retryOnMount: false };
  const first = trpc.jobRequest.listForCompany.useQuery(input, options);
  const further = Math.min(first.data?.totalPages ?? 1, mostPages) - 1;
  const rest = trpc.useQueries((call) =>
    Array.from({ length: Math.max(0, further) }, (_, index) =>
      call.jobRequest.listForCompany({ ...input, pageNumber: index + 2 }, options),
    ),
  );
  const pages = [first, ...rest];
  const read = pages.flatMap(({ data }) => (data ? [data] : []));
  // What comes or goes between two pages moves a row from one to the other.
  const byId = new Map(read.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return {
    items: read.length === pages.length ? [...byId.values()] : undefined,
    isCut: (first.data?.totalPages ?? 1) > mostPages,
    failed: pages.filter(({ isError, isFetching }) => isError && !isFetching),
  };
}
