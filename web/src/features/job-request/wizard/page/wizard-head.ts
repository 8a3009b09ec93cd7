import { msg } from "@lingui/core/macro";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { nameIn } from "#i18n/catalogue-name.ts";
import { pageTitle } from "#layout/document/page-title.ts";

/** « Votre demande : Peinture intérieure »: another title than that of the trade's own page. */
export function wizardHead(args: Parameters<typeof pageTitle>[0], subcategory: SubcategoryWithForm | undefined) {
  const { i18n } = args.match.context;
  if (!subcategory) return pageTitle(args, "");
  const name = nameIn(subcategory, i18n.locale);
  return pageTitle(args, i18n._(msg`Votre demande : ${name}`));
}
