import type { SavedView } from "@metiro/shared/saved-view/schema";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { isReturning } from "../use-scroll-restoration.ts";

type Search = SavedView["search"];

/**
 * An admin's own views of a list. Who opens the list at its bare address finds it as in their default view; who comes back
 * from one of its rows finds it as it was left.
 */
export function useViews(list: string, search: Search) {
  const navigate = useNavigate();
  const router = useRouter();
  const bare = useRef(Object.keys(search).length === 0 && !isReturning(router.state.location.pathname));
  const { data: views = [] } = trpc.savedView.list.useQuery({ list }, { ...handlesOwnErrors, staleTime: 60_000 });
  const first = views.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (!first || !bare.current) return;
    bare.current = false;
    void navigate({ to: ".", search: first.search as never, replace: true, resetScroll: false });
  }, [first, navigate]);
  return { views, current: views.find((view) => isSame(view.search, search)) };
}

const isSame = (one: Search, other: Search) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => String(other[name]) === String(value));
