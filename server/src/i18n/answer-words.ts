import type { I18n } from "@lingui/core";
import type { DurationUnit, Visit } from "@metiro/shared/job-request/response";

/** What an answer says of a visit before the work. */
export const visitWords = (i18n: I18n): Record<Visit, string> => ({
  offered: i18n.t({ id: "mail.visit.offered", message: "proposée sur place" }),
  done: i18n.t({ id: "mail.visit.done", message: "déjà faite" }),
  required: i18n.t({ id: "mail.visit.required", message: "nécessaire avant de confirmer le prix" }),
  unneeded: i18n.t({ id: "mail.visit.unneeded", message: "pas nécessaire" }),
});

/** How long the work takes. */
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
