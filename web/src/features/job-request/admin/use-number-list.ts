import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** A message is read in seconds. */
const mostNamed = 5;

/** `2026-000077, 2026-000079 et 3 autres`: so many requests by their numbers; "" where none of these is known. */
export function useNumberList(): (numbers: readonly string[], count?: number) => string {
  const { t } = useLingui();
  return (numbers, count = numbers.length) => {
    const named = numbers.slice(0, mostNamed);
    const list = named.join(", ");
    const rest = count - named.length;
    return named.length > 0 && rest > 0
      ? t`${list} ${plural(rest, { one: "et # autre", other: "et # autres" })}`
      : list;
  };
}
