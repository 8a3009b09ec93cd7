import type { I18n } from "@lingui/core";
import type { DurationUnit, Vat, Visit } from "@metiro/shared/job-request/response";
import type { LineUnit } from "@metiro/shared/offer/constants";

/** In what a line is counted, as it stands behind a figure. */
export const unitWords = (i18n: I18n): Record<LineUnit, string> => ({
  lump: i18n.t({ id: "offer.unit.lump", message: "forfait" }),
  piece: i18n.t({ id: "offer.unit.piece", message: "pce" }),
  hour: i18n.t({ id: "offer.unit.hour", message: "h" }),
  day: i18n.t({ id: "offer.unit.day", message: "jour(s)" }),
  month: i18n.t({ id: "offer.unit.month", message: "mois" }),
  m: "m",
  m2: "m²",
  m3: "m³",
  kg: "kg",
  t: "t",
  l: "l",
  km: "km",
  kw: "kW",
  room: i18n.t({ id: "offer.unit.room", message: "pièce(s)" }),
});

export const vatWords = (i18n: I18n): Record<Vat, string> => ({
  included: i18n.t({ id: "offer.vat.included", message: "Les prix s’entendent TVA comprise." }),
  excluded: i18n.t({ id: "offer.vat.excluded", message: "Les prix des lignes s’entendent hors TVA." }),
  exempt: i18n.t({ id: "offer.vat.exempt", message: "L’entreprise n’est pas assujettie à la TVA." }),
});

export const visitWords = (i18n: I18n): Record<Visit, string> => ({
  offered: i18n.t({ id: "mail.visit.offered", message: "proposée sur place" }),
  done: i18n.t({ id: "mail.visit.done", message: "déjà faite" }),
  required: i18n.t({ id: "mail.visit.required", message: "nécessaire avant de confirmer le prix" }),
  unneeded: i18n.t({ id: "mail.visit.unneeded", message: "pas nécessaire" }),
});

export const durationWords = (i18n: I18n, count: number): Record<DurationUnit, string> => ({
  hour: i18n.t({
    id: "mail.duration.hours",
    message: "{count, plural, one {environ # heure} other {environ # heures}}",
    values: { count },
  }),
  day: i18n.t({
    id: "mail.duration.days",
    message: "{count, plural, one {environ # jour} other {environ # jours}}",
    values: { count },
  }),
  week: i18n.t({
    id: "mail.duration.weeks",
    message: "{count, plural, one {environ # semaine} other {environ # semaines}}",
    values: { count },
  }),
});
