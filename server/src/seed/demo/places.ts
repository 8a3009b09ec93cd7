import { localities } from "../data/demo/localities.ts";
import type { Locality } from "../data/demo/shapes.ts";

/** The place of a postal code; throws when the demo does not know it. */
export function placeOf(postalCode: string): Locality {
  const place = localities.find((locality) => locality.postalCode === postalCode);
  if (!place) throw new Error(`the demo has no place ${postalCode}`);
  return place;
}
