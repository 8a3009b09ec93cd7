import type { RegionTree } from "@metiro/shared/region/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import type { Draft } from "../draft/draft.ts";

/** Fills in the place that a signed-in client gave in its profile, as long as the draft has none. */
export function useKnownPlace(
  draft: Draft,
  fill: (patch: Partial<Draft>) => void,
  regions: readonly RegionTree[],
  enabled: boolean,
) {
  const { calls } = useRouter().options.context;
  const isClient = useSession()?.claims?.role === "Tenderer";
  const untold =
    enabled && draft.regionId === undefined && draft.postalCode === undefined && draft.locality === undefined;
  const isAsked = isClient && untold;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const take = async () => {
      const { api } = await calls();
      const { subregionId, postalCode, locality, street } = await api.tenderer.own.fetch(undefined, handlesOwnErrors);
      const regionId = regions.find(({ subregions }) => subregions.some(({ id }) => id === subregionId))?.id;
      if (isWanted && (regionId ?? postalCode ?? locality))
        fill({ regionId, subregionId, postalCode, locality, street });
    };
    // Without a line it is asked for in the step that is about it.
    void take().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isAsked, calls, regions, fill]);
}
