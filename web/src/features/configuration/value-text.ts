import { useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { formatCount } from "@metiro/shared/text/format";
import { settingChoices, settingUnits } from "#domain/configuration/setting-words.ts";

/** A value of a setting in words. */
export function useValueText(): (key: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  return (key, value) => {
    if (value === "" || value === null || value === undefined) return t`vide`;
    if (typeof value === "boolean") return value ? t`oui` : t`non`;
    if (typeof value === "number") {
      const unit = settingUnits[key as ConfigKey];
      return unit ? `${formatCount(value)} ${i18n._(unit)}` : formatCount(value);
    }
    if (typeof value !== "string" && !Array.isArray(value)) return JSON.stringify(value);
    const words = settingChoices(key)?.[String(value)];
    return words ? i18n._(words) : String(value);
  };
}
