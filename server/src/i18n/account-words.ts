import type { I18n } from "@lingui/core";

interface Account {
  lockedAt?: string | undefined;
  emailConfirmed: boolean;
  invited?: boolean | undefined;
}

/** Where an account stands, as the lists of the back office say it. */
export function accountStateWords({ lockedAt, emailConfirmed, invited }: Account, i18n: I18n): string {
  if (lockedAt !== undefined) return i18n.t({ id: "csv.state.locked", message: "Bloqué" });
  if (emailConfirmed) return i18n.t({ id: "csv.state.active", message: "Actif" });
  if (invited) return i18n.t({ id: "csv.state.invited", message: "Invitation envoyée" });
  return i18n.t({ id: "csv.state.unconfirmed", message: "E-mail à confirmer" });
}

export const yesOrNo = (is: boolean, i18n: I18n): string =>
  is ? i18n.t({ id: "csv.yes", message: "oui" }) : i18n.t({ id: "csv.no", message: "non" });
