import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { requestsInput } from "../requests-search.ts";
import { readFollowing, useReadRows } from "../use-request-rows.ts";
import { isWaitingIn } from "../waiting.ts";
import { listAt, listTrail, readAfter, readBefore, type TrailRow, trailOf } from "./list-trail.ts";

const quietly = { ...handlesOwnErrors, staleTime: 60_000 };

/**
 * Where a request stands in the list that one came from: the list that the address names, as it was read. What is done with the request may
 * take it out of that list; its neighbours stay, beyond the borders of the page as well.
 */
export function useListTrail(id: string) {
  const search = useSearch({ from: "/admin/jobs" });
  const userId = useSession()?.user.id;
  const input = requestsInput(search, userId);
  const { pageNumber: _page, ...list } = input;
  const of = listAt(input, userId);
  const readRows = useReadRows();
  const { data: page } = trpc.jobRequest.rowsForAdmin.useQuery(input, quietly);

  const holds = ({ rows }: { rows: readonly { id: string }[] }) => rows.some((row) => row.id === id);
  const shown = page?.items ?? [];
  const kept = listTrail.read(of);
  const begun = kept && holds(kept) ? kept : page && holds({ rows: shown }) ? trailOf(of, page) : undefined;
  const first = begun?.rows[0];
  const end = begun?.rows.at(-1);
  const isFirst = first !== undefined && first.id === id && first.page > 1;
  const isLast = end !== undefined && end.id === id;
  const earlier = (first?.page ?? 1) - 1;
  const before = trpc.jobRequest.rowsForAdmin.useQuery(
    { ...list, pageNumber: earlier },
    { ...quietly, enabled: isFirst },
  );
  const after = trpc.jobRequest.rowsForAdmin.useQuery(
    { ...list, after: begun?.next ?? "" },
    { ...quietly, enabled: isLast && Boolean(begun?.next) },
  );
  const withBefore = begun && isFirst && before.data ? readBefore(begun, before.data, earlier) : begun;
  const trail = withBefore && isLast && after.data ? readAfter(withBefore, after.data, end.page + 1) : withBefore;

  const keep = useEffectEvent(() => trail && listTrail.keep(trail));
  const known = trail?.rows.length;
  useEffect(() => {
    if (known !== undefined) keep();
  }, [known]);

  const titles = new Map(
    [shown, before.data?.items ?? [], after.data?.items ?? []].flat().map((row) => [row.id, row.title] as const),
  );
  const at = trail?.rows.findIndex((row) => row.id === id) ?? -1;
  const rowAt = (place: number): Neighbour | undefined => {
    const row = at < 0 ? undefined : trail?.rows[place];
    return row && { ...row, title: titles.get(row.id) };
  };
  const isWaiting = isWaitingIn(search.status);
  return {
    previous: rowAt(at - 1),
    next: rowAt(at + 1),
    /** The page of the list on which a request stood. */
    pageOf: (other: string) => listTrail.read(of)?.rows.find((row) => row.id === other)?.page ?? search.pageNumber,
    /** Those after it that wait to be sent; undefined for one that waits no more, or of no list. */
    readQueue: async (request: Pick<JobRequest, "status">) => {
      const here = trail?.rows[at];
      if (!trail || !here || !isWaiting(request)) return undefined;
      const now = await readRows({ ...list, pageNumber: here.page });
      if (!now) return undefined;
      const { items: later, next } = await readFollowing(readRows, input, now.next);
      const pages = Array.from({ length: Math.ceil(later.length / input.pageSize) }, (_, page) => ({
        items: later.slice(page * input.pageSize, (page + 1) * input.pageSize),
        next,
        pageNumber: here.page + 1 + page,
      }));
      const extended = pages.reduce(
        (read, page) => readAfter(read, page, page.pageNumber),
        readAfter(trail, now, here.page),
      );
      listTrail.keep(extended);
      const found = new Map([...now.items, ...later].map((row) => [row.id, row]));
      return extended.rows.slice(at + 1).flatMap((row) => {
        const fresh = found.get(row.id);
        return fresh && isWaiting(fresh) ? [fresh] : [];
      });
    },
  };
}

export interface Neighbour extends TrailRow {
  /** Undefined where it is not known any more. */
  title: string | undefined;
}
