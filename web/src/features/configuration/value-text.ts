import { useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import { choicesOf } from "./groups.ts";

/** A value of a setting in words. */
export function useValueText(): (key: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  return (key, value) => {
    if (value === "" || value === null || value === undefined) return t`vide`;
    if (typeof value === "boolean") return value ? t`oui` : t`non`;
    if (typeof value === "number") return formatCount(value);
    if (typeof value !== "string") return JSON.stringify(value);
    const words = choicesOf(key)?.[value];
    return words ? i18n._(words) : value;
  };
}
