import { profileOf } from "@metiro/shared/roles";
import { formatDay } from "@metiro/shared/text/format";
import type { MailTemplate, MailTemplates } from "../../../mail/index.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** That a key was made, for the account or, to every admin, for a machine. */
    apiKeyAdded: { prefix: string; days: number; machine: boolean };
    /** That a key ends in a week. */
    apiKeyEnds: { prefix: string; expiresAt: string; machine: boolean };
    /** That somebody else, or another password, has ended keys. */
    apiKeysRevoked: { count: number; why: "password" | "admin" | "operator" };
  }
}

type Written = Parameters<MailTemplate<"apiKeyEnds">>[0];

const button = ({ i18n, link, recipient: { role } }: Written, machine: boolean) => ({
  label: i18n.t({ id: "mail.apiKey.button", message: "Voir les clés d’API" }),
  url: link(machine ? "/admin/users" : profileOf[role]),
});

/** The mails about keys of programs. They name a key by its beginning: its name may be the words of whoever broke in. */
export const apiKeyMails = {
  apiKeyAdded: async (written, { prefix, days, machine }) => {
    const { i18n } = written;
    return {
      subject: i18n.t({ id: "mail.apiKeyAdded.subject", message: "Une clé d’API a été créée" }),
      heading: i18n.t({ id: "mail.apiKeyAdded.heading", message: "Nouvelle clé d’API" }),
      paragraphs: [
        machine
          ? i18n.t({
              id: "mail.apiKeyAdded.machine",
              message:
                "Une clé d’API vient d’être créée pour un compte de programme\u00a0: {prefix}… Elle est valable {days, plural, one {un jour} other {# jours}}.",
              values: { prefix, days },
            })
          : i18n.t({
              id: "mail.apiKeyAdded.own",
              message:
                "Une clé d’API vient d’être créée pour votre compte\u00a0: {prefix}… Pendant {days, plural, one {un jour} other {# jours}}, le programme qui la détient peut agir en votre nom.",
              values: { prefix, days },
            }),
      ],
      button: button(written, machine),
      closing: i18n.t({
        id: "mail.apiKeyAdded.closing",
        message:
          "Si c’est voulu, il n’y a rien à faire. Sinon, révoquez la clé et choisissez tout de suite un nouveau mot de passe.",
      }),
    };
  },
  apiKeyEnds: async (written, { prefix, expiresAt, machine }) => {
    const { i18n } = written;
    return {
      subject: i18n.t({ id: "mail.apiKeyEnds.subject", message: "Une clé d’API arrive bientôt à échéance" }),
      heading: i18n.t({
        id: "mail.apiKeyEnds.heading",
        message: "Clé d’API valable jusqu’au {day}",
        values: { day: formatDay(expiresAt) },
      }),
      paragraphs: [
        machine
          ? i18n.t({
              id: "mail.apiKeyEnds.machine",
              message:
                "La clé {prefix}… d’un compte de programme cessera de fonctionner le {day}. Si elle sert encore, créez-en une autre et remplacez-la avant cette date.",
              values: { prefix, day: formatDay(expiresAt) },
            })
          : i18n.t({
              id: "mail.apiKeyEnds.own",
              message:
                "Votre clé {prefix}… cessera de fonctionner le {day}. Si elle vous sert encore, créez-en une autre et remplacez-la avant cette date.",
              values: { prefix, day: formatDay(expiresAt) },
            }),
      ],
      button: button(written, machine),
    };
  },
  apiKeysRevoked: async (written, { count, why }) => {
    const { i18n } = written;
    return {
      subject: i18n.t({
        id: "mail.apiKeysRevoked.subject",
        message: "{count, plural, one {Une clé d’API a été révoquée} other {# clés d’API ont été révoquées}}",
        values: { count },
      }),
      heading: i18n.t({
        id: "mail.apiKeysRevoked.heading",
        message: "{count, plural, one {Clé d’API révoquée} other {Clés d’API révoquées}}",
        values: { count },
      }),
      paragraphs: [
        why === "password"
          ? i18n.t({
              id: "mail.apiKeysRevoked.password",
              message:
                "Votre mot de passe a changé\u00a0: {count, plural, one {la clé d’API de votre compte ne fonctionne plus} other {les # clés d’API de votre compte ne fonctionnent plus}}. Créez-en de nouvelles pour les programmes qui en ont besoin.",
              values: { count },
            })
          : i18n.t({
              id: "mail.apiKeysRevoked.office",
              message:
                "Notre équipe a révoqué {count, plural, one {une clé d’API} other {# clés d’API}} de votre compte. Les programmes qui s’en servaient n’ont plus d’accès.",
              values: { count },
            }),
      ],
      button: button(written, false),
    };
  },
} satisfies Partial<MailTemplates>;
