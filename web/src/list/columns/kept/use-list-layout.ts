import type { LaidOutList, ReadyViewKey } from "@metiro/shared/saved-view/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { deviceLayout } from "./device-layout.ts";
import { type Layout, type LayoutPatch, layoutOf } from "./layout.ts";
import { sendSoon } from "./send-layout.ts";

export interface ListLayoutState {
  /** Of a view that brings its columns, or of the list by itself. */
  of: (view?: string) => Layout;
  /** The ready-made view with which the list begins; null: none, undefined: not known yet. */
  opensWith: ReadyViewKey | null | undefined;
  change: (patch: LayoutPatch, view?: string) => void;
}

/**
 * How its reader has laid a list out: kept with the account, so that it is the same on every device. What this device knows stands
 * until the account has answered, and where the account has nothing yet. Nobody waits for a save, and nobody is told when one fails.
 */
export function useListLayout(list: LaidOutList): ListLayoutState {
  const userId = useSession()?.user.id ?? "";
  const { session } = useRouter().options.context;
  const utils = trpc.useUtils();
  const { data } = trpc.savedView.layouts.useQuery({ list }, { ...handlesOwnErrors, staleTime: 60_000 });
  const sending = useMemo(
    () => ({ list, utils, device: deviceLayout(userId, list), isOwn: () => session.current()?.user.id === userId }),
    [list, userId, utils, session],
  );
  /** What is changed here goes before whatever comes in the meantime. */
  const [changed, setChanged] = useState<Readonly<Record<string, LayoutPatch>>>({});

  useEffect(() => {
    if (!data) return;
    const { device } = sending;
    const waiting = device.unsent();
    for (const { viewId = "", ...kept } of data) device.write(viewId, { ...layoutOf(kept), ...waiting[viewId] });
    // Of what this device had before the account kept any, nothing is lost either.
    const own = device.read("");
    if (!data.some(({ viewId }) => viewId === undefined) && Object.keys(own).length > 0) device.addUnsent("", own);
    if (Object.keys(device.unsent()).length > 0) sendSoon(sending);
  }, [sending, data]);

  return {
    opensWith: data && (data.find(({ viewId }) => viewId === undefined)?.opensWith ?? null),
    of: (view = "") => {
      const kept = data?.find(({ viewId = "" }) => viewId === view);
      const known = kept ? layoutOf(kept) : sending.device.read(view);
      return { choice: {}, order: [], ...known, ...sending.device.unsent()[view], ...changed[view] };
    },
    change: (patch, view = "") => {
      setChanged((before) => ({ ...before, [view]: { ...before[view], ...patch } }));
      sending.device.write(view, patch);
      sending.device.addUnsent(view, patch);
      sendSoon(sending);
    },
  };
}
