import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** A message is read in seconds. */
const mostNamed = 5;

/** `: 2026-000077, 2026-000079 et 3 autres`, which ends a sentence about so many requests; nothing where none of their numbers is known. */
export function useNumberList(): (numbers: readonly string[], count?: number) => string {
  const { t } = useLingui();
  return (numbers, count = numbers.length) => {
    const named = numbers.slice(0, mostNamed);
    if (named.length === 0) return "";
    const rest = count - named.length;
    const others = rest > 0 ? ` ${t`${plural(rest, { one: "et # autre", other: "et # autres" })}`}` : "";
    return ` : ${named.join(", ")}${others}`;
  };
}
