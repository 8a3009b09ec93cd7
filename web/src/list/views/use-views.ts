import type { ReadyViewKey, SavedView } from "@metiro/shared/saved-view/schema";
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

/** Views that a list brings along, for everybody. */
export interface ReadyViews {
  /** What the list at its bare address is called. */
  whole: string;
  views: readonly { key: ReadyViewKey; name: string; search: Search }[];
}

/** One that somebody keeps, or a ready-made one. */
export interface ListedView extends SavedView {
  ready?: ReadyViewKey;
}

export interface Views {
  views: readonly ListedView[];
  ready: readonly ListedView[];
  /** « Toute la liste », where the list has no other name for it. */
  whole: string | undefined;
  /** The one that the list shows now. */
  current: ListedView | undefined;
  choose: (view: ListedView | undefined) => void;
}

interface Brought {
  ready: ReadyViews | undefined;
  /** The ready-made one that opens the list; null: none, undefined: not known yet. */
  opensWith: ReadyViewKey | null | undefined;
}

/**
 * An admin's own views of a list, those that colleagues share, and those that the list brings along. Who opens the list at its bare address finds it as in their
 * default view; who comes back from one of its rows finds it as it was left.
 */
export function useViews(list: string, search: Search, brought: Brought): Views {
  const navigate = useNavigate();
  const router = useRouter();
  const bare = useRef(Object.keys(search).length === 0 && !isReturning(router.state.location.pathname));
  const { data: views = [], isSuccess } = trpc.savedView.list.useQuery(
    { list },
    { ...handlesOwnErrors, staleTime: 60_000 },
  );
  const ready = (brought.ready?.views ?? []).map(({ key, name, search: shows }): ListedView => ({
    id: `ready:${key}`,
    list,
    name,
    search: shows,
    isDefault: key === brought.opensWith,
    shared: false,
    ready: key,
  }));
  const all = [...views, ...ready];
  const first = all.find(({ isDefault }) => isDefault);
  const isKnown = isSuccess && brought.opensWith !== undefined;
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!first || !bare.current) return;
    bare.current = false;
    setChosen(first.id);
    void navigate({ to: ".", search: first.search as never, replace: true, resetScroll: false });
  }, [first, navigate]);
  // What is chosen later is for the next time.
  useEffect(() => {
    if (isKnown) bare.current = false;
  }, [isKnown]);
  return {
    views,
    ready,
    whole: brought.ready?.whole,
    current: currentOf(
      all.filter((view) => isSame(view.search, search)),
      chosen,
      Object.keys(search).length === 0,
    ),
    choose: (view) => setChosen(view?.id ?? wholeList),
  };
}

/** Several views may filter alike and differ in their columns. The whole list is one only for who has chosen it. */
function currentOf(alike: readonly ListedView[], chosen: string | undefined, isWhole: boolean): ListedView | undefined {
  const taken = alike.find(({ id }) => id === chosen);
  return taken ?? (isWhole ? undefined : alike[0]);
}

const isSame = (one: Search, other: Search) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => String(other[name]) === String(value));
