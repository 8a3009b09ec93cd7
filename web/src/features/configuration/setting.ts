import type { ConfigKey } from "@metiro/shared/application-config/keys";
import type { ConfigItem } from "@metiro/shared/application-config/schema";
import { needs } from "./groups.ts";

/** A setting as it arrives: of a value that may be anything, JSON does not promise that it is there. */
export type Setting = Omit<ConfigItem, "value"> & { value?: unknown };

/** What stands in a field: text, a number, none, or one of the words of a choice, of a list with commas between; checked, also yes or no or a list. */
type FieldValue = string | number | boolean | null | readonly string[];
/** By the two parts of their keys: `site.name`. */
export type Values = Record<string, Record<string, FieldValue>>;

export const fieldValue = ({ type, value }: Pick<Setting, "type" | "value">): FieldValue =>
  type === "boolean" || Array.isArray(value)
    ? String(value)
    : typeof value === "number"
      ? value
      : ((value ?? "") as string);

export const valueAt = (values: Values, key: string): FieldValue => {
  const [group = "", name = ""] = key.split(".");
  return values[group]?.[name] ?? null;
};

export function settingValuesOf(items: readonly Setting[]): Values {
  const values: Values = {};
  for (const item of items) {
    const [group = "", name = ""] = item.key.split(".");
    (values[group] ??= {})[name] = fieldValue(item);
  }
  return values;
}

/** Whether a setting is saved as something else than what the platform begins with. */
export const isDeviating = (item: Setting): boolean =>
  fieldValue(item) !== fieldValue({ type: item.type, value: item.default });

/** The settings whose field holds something else than what is saved. */
export const changedIn = <Item extends Setting>(items: readonly Item[], values: Values): Item[] =>
  items.filter((item) => valueAt(values, item.key) !== fieldValue(item));

/** Whether what a setting belongs to is chosen. */
export const isOfUse = ({ key }: Pick<Setting, "key">, values: Values): boolean => {
  const need = needs[key as ConfigKey];
  return !need || valueAt(values, need.of) === need.value;
};

/** Whether what a choice needs is not there: the key of a service that is chosen. */
export const isValueMissing = (item: Pick<Setting, "key">, values: Values): boolean =>
  item.key in needs && isOfUse(item, values) && !valueAt(values, item.key);
