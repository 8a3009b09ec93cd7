import type { I18n } from "@lingui/core";
import type { Vat } from "@metiro/shared/job-request/response";
import type { LineUnit } from "@metiro/shared/offer/constants";
import { unitSigns } from "@metiro/shared/text/unit-signs";

/** In what a line is counted, as it stands behind a figure. */
export const unitWords = (i18n: I18n): Record<LineUnit, string> => ({
  lump: i18n.t({ id: "offer.unit.lump", message: "forfait" }),
  piece: i18n.t({ id: "offer.unit.piece", message: "pce" }),
  hour: i18n.t({ id: "offer.unit.hour", message: "h" }),
  day: i18n.t({ id: "offer.unit.day", message: "jour(s)" }),
  month: i18n.t({ id: "offer.unit.month", message: "mois" }),
  ...unitSigns,
  room: i18n.t({ id: "offer.unit.room", message: "pièce(s)" }),
});

export const vatWords = (i18n: I18n): Record<Vat, string> => ({
  included: i18n.t({ id: "offer.vat.included", message: "Les prix s’entendent TVA comprise." }),
  excluded: i18n.t({ id: "offer.vat.excluded", message: "Les prix des lignes s’entendent hors TVA." }),
  exempt: i18n.t({ id: "offer.vat.exempt", message: "L’entreprise n’est pas assujettie à la TVA." }),
});
