import type { Place } from "@metiro/shared/region/schema";
import { useCallback, useRef } from "react";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import type { Draft } from "./draft.ts";

export const draftOf = ({ regionId, subregionId, postalCode, locality }: Place): Partial<Draft> => ({
  regionId,
  subregionId,
  postalCode,
  locality,
});

/** Fills in canton, district and locality once a postal code is whole. All of it can be changed afterwards. */
export function usePlaceLookup(change: (patch: Partial<Draft>) => void) {
  const { region } = trpc.useUtils();
  const typed = useRef("");
  return useCallback(
    async (postalCode: string) => {
      typed.current = postalCode;
      change({ postalCode });
      if (!/^[1-9]\d{3}$/.test(postalCode)) return;
      const [found] = await region.places.fetch({ search: postalCode }, quietly).catch(() => []);
      if (found && typed.current === postalCode) change(draftOf(found));
    },
    [change, region],
  );
}
