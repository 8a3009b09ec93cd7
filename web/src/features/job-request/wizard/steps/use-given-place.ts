import type { Place } from "@metiro/shared/region/schema";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { Draft } from "../draft/draft.ts";

const draftOf = ({ regionId, subregionId, postalCode, locality }: Place): Partial<Draft> => ({
  regionId,
  subregionId,
  postalCode,
  locality,
});

/** Takes over the place that was chosen before the wizard, then forgets it: what is changed here stays changed. */
export function useGivenPlace(place: string | undefined, fill: (patch: Partial<Draft>) => void, onTaken: () => void) {
  const { calls } = useRouter().options.context;
  const search = place?.trim() ?? "";
  const isGiven = place !== undefined;
  useEffect(() => {
    if (!isGiven) return undefined;
    let isWanted = true;
    const take = async () => {
      const found =
        search.length > 1 ? await calls().then(({ api }) => api.region.places.fetch({ search }, handlesOwnErrors)) : [];
      if (found[0] && isWanted) fill(draftOf(found[0]));
    };
    void take()
      .catch(() => undefined)
      .then(() => isWanted && onTaken());
    return () => {
      isWanted = false;
    };
  }, [isGiven, search, calls, fill, onTaken]);
}
