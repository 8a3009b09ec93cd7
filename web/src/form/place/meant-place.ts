import type { Place } from "@metiro/shared/region/schema";
import { placeWords } from "@metiro/shared/region/place-words";

/** A place as it stands in the field: « 1003 Lausanne ». */
export const placeText = ({
  postalCode,
  locality,
}: {
  postalCode?: string | undefined;
  locality?: string | undefined;
}) => [postalCode, locality].filter(Boolean).join(" ");

/** The one place that a text names: by its whole code, its name, or both. Undefined where it may be several, or none. */
export function meantPlace(text: string, found: readonly Place[]): Place | undefined {
  const wanted = placeWords(text.trim());
  const named = found.filter((place) =>
    [place.postalCode, place.locality, placeText(place)].some((name) => placeWords(name) === wanted),
  );
  return named.length === 1 ? named[0] : undefined;
}
