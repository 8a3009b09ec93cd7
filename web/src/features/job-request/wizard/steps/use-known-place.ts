import type { RegionTree } from "@metiro/shared/region/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "#api/trpc.ts";
import type { Draft } from "../draft/draft.ts";

/** Fills in the place that a signed-in client gave in its profile, as long as the draft has none. */
export function useKnownPlace(
  draft: Draft,
  fill: (patch: Partial<Draft>) => void,
  regions: readonly RegionTree[],
  enabled: boolean,
) {
  const { session } = useRouter().options.context;
  const isClient = session.current()?.claims?.role === "Tenderer";
  const untold =
    enabled && draft.regionId === undefined && draft.postalCode === undefined && draft.locality === undefined;
  const { data: own } = trpc.tenderer.own.useQuery(undefined, {
    enabled: isClient && untold,
    trpc: { context: { quiet: true } },
  });
  useEffect(() => {
    if (!own || !untold) return;
    const { subregionId, postalCode, locality, street } = own;
    const regionId = regions.find(({ subregions }) => subregions.some(({ id }) => id === subregionId))?.id;
    if (regionId ?? postalCode ?? locality) fill({ regionId, subregionId, postalCode, locality, street });
  }, [own, untold, regions, fill]);
}
