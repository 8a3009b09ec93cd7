import type { I18n } from "@lingui/core";
import type { FactorKind } from "@metiro/shared/reauthentication/factor-kinds";
import type { MailContent, MailTemplate, MailTemplates } from "../../../mail/index.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** That the account has another factor, or one less. */
    secondFactorAdded: { factor: FactorKind };
    secondFactorRemoved: { factor: FactorKind };
    /** That an admin or the operator took all of them away. */
    secondFactorReset: Record<string, never>;
    /** That somebody who knows the first factor has tried the second too often. */
    secondFactorRefused: Record<string, never>;
    backupCodesRenewed: Record<string, never>;
    /** That a backup code has signed somebody in, and how many are left. */
    backupCodeUsed: { left: number };
  }
}

const words: Record<FactorKind, (i18n: I18n) => string> = {
  totp: (i18n) => i18n.t({ id: "mail.factor.totp", message: "une application de codes" }),
  passkey: (i18n) => i18n.t({ id: "mail.factor.passkey", message: "une clé d’accès" }),
};

type Written = Parameters<MailTemplate<"secondFactorReset">>[0];

/** What each of them ends with: what to do where it was not oneself. */
function notice({ i18n, link }: Written, { subject, text }: { subject: string; text: string }): MailContent {
  return {
    subject,
    heading: subject,
    paragraphs: [text],
    button: {
      label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
      url: link("/auth/forgot-password"),
    },
    closing: i18n.t({
      id: "mail.factor.closing",
      message:
        "Si c’est vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous.",
    }),
  };
}

/** The mails about second factors. None names a device: whoever reads the mail learns nothing to sign in with. */
export const secondFactorMails = {
  secondFactorAdded: async (written, { factor }) => {
    const { i18n } = written;
    return notice(written, {
      subject: i18n.t({ id: "mail.secondFactorAdded.subject", message: "Un second facteur protège votre compte" }),
      text: i18n.t({
        id: "mail.secondFactorAdded.text",
        message: "Vous pouvez maintenant confirmer vos connexions avec {factor}.",
        values: { factor: words[factor](i18n) },
      }),
    });
  },
  secondFactorRemoved: async (written, { factor }) => {
    const { i18n } = written;
    return notice(written, {
      subject: i18n.t({ id: "mail.secondFactorRemoved.subject", message: "Un second facteur a été retiré" }),
      text: i18n.t({
        id: "mail.secondFactorRemoved.text",
        message: "Votre compte ne peut plus être ouvert avec ce second facteur\u00a0: {factor}.",
        values: { factor: words[factor](i18n) },
      }),
    });
  },
  secondFactorReset: async (written) =>
    notice(written, {
      subject: written.i18n.t({
        id: "mail.secondFactorReset.subject",
        message: "Vos seconds facteurs ont été retirés",
      }),
      text: written.i18n.t({
        id: "mail.secondFactorReset.text",
        message:
          "Notre équipe a retiré tous les seconds facteurs de votre compte, avec les codes de secours. Vos appareils sont déconnectés. Vous pourrez en ajouter un nouveau après votre prochaine connexion.",
      }),
    }),
  secondFactorRefused: async (written) =>
    notice(written, {
      subject: written.i18n.t({
        id: "mail.secondFactorRefused.subject",
        message: "Des essais de connexion à votre compte ont été arrêtés",
      }),
      text: written.i18n.t({
        id: "mail.secondFactorRefused.text",
        message:
          "Quelqu’un a réussi la première étape de la connexion, puis s’est trompé plusieurs fois de second facteur. Nous avons mis ces essais en pause.",
      }),
    }),
  backupCodesRenewed: async (written) =>
    notice(written, {
      subject: written.i18n.t({ id: "mail.backupCodesRenewed.subject", message: "Vos codes de secours ont changé" }),
      text: written.i18n.t({
        id: "mail.backupCodesRenewed.text",
        message: "Dix nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus.",
      }),
    }),
  backupCodeUsed: async (written, { left }) =>
    notice(written, {
      subject: written.i18n.t({
        id: "mail.backupCodeUsed.subject",
        message: "Un code de secours a ouvert votre compte",
      }),
      text: written.i18n.t({
        id: "mail.backupCodeUsed.text",
        message:
          "{left, plural, =0 {Il ne vous en reste aucun\u00a0: créez-en de nouveaux dans votre profil.} one {Il vous en reste un seul\u00a0: créez-en de nouveaux dans votre profil.} other {Il vous en reste #.}}",
        values: { left },
      }),
    }),
} satisfies Partial<MailTemplates>;
