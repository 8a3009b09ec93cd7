import type { SavedView } from "@metiro/shared/saved-view/schema";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { isReturning } from "../use-scroll-restoration.ts";

/** What the list shows now; `columns` are undefined where they are its own. */
export interface Shows {
  search: SavedView["search"];
  columns: string[] | undefined;
}

type Search = SavedView["search"];

/** The name of « the whole list » among what can be chosen. */
const wholeList = "";

export interface Views {
  views: readonly SavedView[];
  /** The one that the list shows now. */
  current: SavedView | undefined;
  choose: (view: SavedView | undefined) => void;
}

/**
 * An admin's own views of a list, and those that colleagues share. Who opens the list at its bare address finds it as in their
 * default view; who comes back from one of its rows finds it as it was left.
 */
export function useViews(list: string, search: Search): Views {
  const navigate = useNavigate();
  const router = useRouter();
  const bare = useRef(Object.keys(search).length === 0 && !isReturning(router.state.location.pathname));
  const { data: views = [] } = trpc.savedView.list.useQuery({ list }, { ...handlesOwnErrors, staleTime: 60_000 });
  const first = views.find(({ isDefault }) => isDefault);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!first || !bare.current) return;
    bare.current = false;
    setChosen(first.id);
    void navigate({ to: ".", search: first.search as never, replace: true, resetScroll: false });
  }, [first, navigate]);
  return {
    views,
    current: currentOf(
      views.filter((view) => isSame(view.search, search)),
      chosen,
      Object.keys(search).length === 0,
    ),
    choose: (view) => setChosen(view?.id ?? wholeList),
  };
}

/** Several views may filter alike and differ in their columns. The whole list is one only for who has chosen it. */
function currentOf(alike: readonly SavedView[], chosen: string | undefined, isWhole: boolean): SavedView | undefined {
  const taken = alike.find(({ id }) => id === chosen);
  return taken ?? (isWhole ? undefined : alike[0]);
}

const isSame = (one: Search, other: Search) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => String(other[name]) === String(value));
