import type { OfferLine } from "@metiro/shared/offer/schema";

/** Lines that are shown, each with a name of its own: two may be called the same. */
export function keyed<T>(items: readonly T[], lineOf: (item: T) => OfferLine | undefined): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const line = lineOf(item);
    const name = line?.standardLineId ?? line?.labels?.fr ?? "";
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name} ${times}`, item };
  });
}
