import { useLingui } from "@lingui/react/macro";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { categoryOf, type Menu } from "./menu.ts";

/** Where a row stands, in words: « Parquet : position 2 sur 5 dans Sols. » */
export function useMenuPositionText(): (menu: Menu, id: string) => string {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const words = (name: string, index: number, count: number, within?: string) => {
    const rank = index + 1;
    return within === undefined
      ? t`${name} : position ${rank} sur ${count}.`
      : t`${name} : position ${rank} sur ${count} dans ${within}.`;
  };
  return (menu, id) => {
    const at = menu.findIndex((category) => category.id === id);
    const category = menu[at];
    if (category) return words(nameOf(category), at, menu.length);
    const parent = categoryOf(menu, id);
    const place = parent?.subCategories.findIndex((sub) => sub.id === id) ?? -1;
    const sub = parent?.subCategories[place];
    return parent && sub ? words(nameOf(sub), place, parent.subCategories.length, nameOf(parent)) : "";
  };
}
