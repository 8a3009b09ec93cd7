import type { Place } from "@metiro/shared/region/schema";
import { useEffect } from "react";
import { trpc } from "#api/trpc.ts";
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
  const search = place?.trim() ?? "";
  const { data: found, isError } = trpc.region.places.useQuery(
    { search },
    { enabled: search.length > 1, ...handlesOwnErrors },
  );
  useEffect(() => {
    if (place === undefined || (search.length > 1 && !found && !isError)) return;
    if (found?.[0]) fill(draftOf(found[0]));
    onTaken();
  }, [place, search, found, isError, fill, onTaken]);
}
