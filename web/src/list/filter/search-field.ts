import { isId } from "@metiro/shared/id";
import { isDay } from "#ui/date/day-text.ts";

/** How one entry of the address is read: whatever stands there becomes a value, at worst the default. */
export interface SearchField<V> {
  default: V;
  read: (raw: unknown) => V;
}

/** Addresses are typed and shared by people: `?status=4` arrives as a number, `?locality=1003` too. */
const asText = (raw: unknown) => (typeof raw === "string" || typeof raw === "number" ? String(raw).trim() : "");

/** Free text, so much of it; empty by default. */
export const textField = (longest = Number.POSITIVE_INFINITY): SearchField<string> => ({
  default: "",
  read: (raw) => asText(raw).slice(0, longest),
});

/** The id of a row; empty by default. */
export const idField = (): SearchField<string> => ({
  default: "",
  read: (raw) => (isId(asText(raw)) ? asText(raw) : ""),
});

/** One of a few values. */
export const choiceField = <const C extends string>(choices: readonly C[], fallback: NoInfer<C>): SearchField<C> => ({
  default: fallback,
  read: (raw) => choices.find((choice) => choice === asText(raw)) ?? fallback,
});

/** A day (`yyyy-MM-dd`) of the years that a person means; empty by default. */
export const dayField = (): SearchField<string> => ({
  default: "",
  read(raw) {
    const day = asText(raw);
    return isDay(day) && day >= "1900" && day < "2200" ? day : "";
  },
});

/** A whole number within bounds; anything else is the default. */
export const countField = (fallback: number, max: number): SearchField<number> => ({
  default: fallback,
  read(raw) {
    const count = Number(asText(raw) || Number.NaN);
    return Number.isInteger(count) && count >= 1 && count <= max ? count : fallback;
  },
});
