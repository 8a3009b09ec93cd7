import type { Place } from "@metiro/shared/region/schema";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { meantPlace, placeText } from "./meant-place.ts";

/** The place of a form. Where none is known, all of it is undefined. */
export interface PlaceValue {
  postalCode?: string | undefined;
  locality?: string | undefined;
  regionId?: string | undefined;
  subregionId?: string | undefined;
}

const none: PlaceValue = { postalCode: undefined, locality: undefined, regionId: undefined, subregionId: undefined };

const valueOf = ({ postalCode, locality, regionId, subregionId }: Place): PlaceValue => ({
  postalCode,
  locality,
  regionId,
  subregionId,
});

/**
 * Follows what is typed: a text that names one place is that place at once, any other is none, so that nothing former stays
 * behind a new text.
 */
export function usePlaceSearch(value: PlaceValue, onChange: (value: PlaceValue) => void, wantsDistrict: boolean) {
  /** What is typed, while it is not what the value says. */
  const [typed, setTyped] = useState<string>();
  const isWhole = value.postalCode !== undefined && (!wantsDistrict || value.regionId !== undefined);
  const search = (typed ?? (isWhole ? "" : (value.postalCode ?? ""))).trim();
  const { data, isFetching } = trpc.region.places.useQuery(
    { search },
    { enabled: search.length > 1, ...handlesOwnErrors },
  );
  const found = search.length > 1 ? (data ?? []) : [];
  const meant = meantPlace(search, found);
  const known = isWhole && value.postalCode === meant?.postalCode;
  useEffect(() => {
    if (meant && !known) onChange(valueOf(meant));
  }, [meant, known, onChange]);
  return {
    found,
    busy: isFetching,
    /** As it stands in the field. */
    text: typed ?? placeText(value),
    /** Nothing that is typed names one place. */
    unknown: typed !== undefined && typed !== "" && !isFetching && !meant,
    type: (text: string) => {
      setTyped(text);
      if (placeText(value) !== "" || value.regionId !== undefined) onChange(none);
    },
    choose: (place: Place) => {
      setTyped(undefined);
      onChange(valueOf(place));
    },
    leave: () => {
      if (meant) setTyped(undefined);
    },
  };
}
