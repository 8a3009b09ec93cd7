import type { RequestListRow, RequestRowPage } from "@metiro/shared/job-request/list-row";
import { maxPageSize } from "@metiro/shared/paging/constants";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import type { AppRouter } from "@metiro/server/router";
import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterInputs } from "@trpc/server";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { requestsInput } from "./requests-search.ts";

/** A row of the list, with what the catalogue says of its service and its place. */
export type ListedRequest = RequestListRow & Pick<RequestItem, "category" | "subcategory" | "region" | "subregion">;

/** A list without names is no failure worth a message: it says when nothing can be reached. */
const filling = { ...handlesOwnErrors, retryOnMount: false };

/** The rows of a page, named by the catalogue, which the filters need too; undefined until both are there. */
export function useRequestRows(input: ReturnType<typeof requestsInput>) {
  const { data: page, ...query } = trpc.jobRequest.rowsForAdmin.useQuery(input, {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const categories = trpc.category.list.useQuery(undefined, filling);
  const regions = trpc.region.tree.useQuery(undefined, filling);
  const isNamed = !categories.isPending && !regions.isPending;
  const named = (rows: RequestRowPage) => namedPage(rows, categories.data ?? [], regions.data ?? []);
  const readRows = useReadRows();
  return {
    ...query,
    data: page && isNamed ? named(page) : undefined,
    /** The rows after this page. */
    readFollowing: () => readFollowing(readRows, input, page?.next),
  };
}

type RowsInput = inferRouterInputs<AppRouter>["jobRequest"]["rowsForAdmin"];

/** Reads rows on demand, named by the catalogue; undefined where they cannot be had. */
export function useReadRows() {
  const { jobRequest, category, region } = trpc.useUtils();
  return async (input: RowsInput) => {
    const read = [
      jobRequest.rowsForAdmin.fetch(input, handlesOwnErrors),
      category.list.fetch(undefined, handlesOwnErrors),
      region.tree.fetch(undefined, handlesOwnErrors),
    ] as const;
    const [rows, categories, regions] = await Promise.all(read).catch(() => []);
    return rows && categories && regions && namedPage(rows, categories, regions);
  };
}

/** So many rows are read for a queue at most: who has sent them on begins a new one. */
const mostInQueue = 200;

/** The rows of a list that follow a cursor, as far as they can be had, and where it goes on after them. */
export async function readFollowing(
  readRows: ReturnType<typeof useReadRows>,
  { pageNumber: _page, ...list }: ReturnType<typeof requestsInput>,
  after: string | null | undefined,
): Promise<{ items: readonly ListedRequest[]; next: string | null }> {
  const items: ListedRequest[] = [];
  let next = after ?? null;
  while (next !== null && items.length < mostInQueue) {
    const page = await readRows({ ...list, after: next, pageSize: maxPageSize });
    if (!page) break;
    items.push(...page.items);
    next = page.next ?? null;
  }
  return { items, next };
}

type Categories = readonly (RequestItem["category"] & { subCategories: readonly RequestItem["subcategory"][] })[];
type Regions = readonly (RequestItem["region"] & { subregions: readonly RequestItem["subregion"][] })[];

function namedPage(page: RequestRowPage, categories: Categories, regions: Regions) {
  const trades = new Map(
    categories.flatMap((category) =>
      category.subCategories.map((subcategory) => [subcategory.id, { category, subcategory }] as const),
    ),
  );
  const places = new Map(
    regions.flatMap((region) => region.subregions.map((subregion) => [subregion.id, { region, subregion }] as const)),
  );
  const items = page.items.map((row): ListedRequest => ({
    ...row,
    ...(trades.get(row.subcategoryId) ?? unknownTrade(row.subcategoryId)),
    ...(places.get(row.subregionId) ?? unknownPlace(row.subregionId)),
  }));
  return { ...page, items };
}

/** What was added to the catalogue since it was read, or could not be read. */
const nameless = { name: "–", slug: "", translations: {} };
const unknownTrade = (id: string) => ({
  category: { id: "", ...nameless },
  subcategory: { id, categoryId: "", ...nameless },
});
const unknownPlace = (id: string) => ({ region: { id: "", ...nameless }, subregion: { id, ...nameless } });
