import type { I18n } from "@lingui/core";
import type { RejectReason } from "@metiro/shared/job-request/response";

/** Why a client did not take an answer, as the company reads it. */
export const rejectReasonWords = (i18n: I18n): Record<RejectReason, string> => ({
  price: i18n.t({ id: "rejectReason.price", message: "Le prix est trop élevé" }),
  timing: i18n.t({ id: "rejectReason.timing", message: "Le délai ne convient pas" }),
  otherCompany: i18n.t({ id: "rejectReason.otherCompany", message: "Une autre entreprise a été choisie" }),
  tooVague: i18n.t({ id: "rejectReason.tooVague", message: "La réponse n’était pas assez précise" }),
  postponed: i18n.t({ id: "rejectReason.postponed", message: "Les travaux sont reportés ou abandonnés" }),
  other: i18n.t({ id: "rejectReason.other", message: "Autre raison" }),
});
