import { useLingui } from "@lingui/react";
import { type Named, nameIn } from "./catalogue-name.ts";

/** `const nameOf = useCatalogueName(); nameOf(category)` */
export function useCatalogueName(): (item: Named) => string {
  const { i18n } = useLingui();
  return (item) => nameIn(item, i18n.locale);
}
