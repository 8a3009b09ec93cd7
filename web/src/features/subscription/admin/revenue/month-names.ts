import { useLingui } from "@lingui/react";

/** The months by their number, in full and shortened, in the reader's language. */
export function useMonthNames() {
  const { i18n } = useLingui();
  const named = (month: "long" | "short") => (number: number) =>
    new Intl.DateTimeFormat(i18n.locale, { month, timeZone: "UTC" }).format(Date.UTC(2000, number - 1, 1));
  return { long: named("long"), short: named("short") };
}
