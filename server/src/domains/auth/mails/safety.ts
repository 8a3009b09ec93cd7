import { formatMoment } from "@metiro/shared/text/format";
import type { MailTemplate } from "../../../mail/index.ts";

/** What the owner of an account is told of others at it. They carry no word that a stranger could choose. */
export const safetyMails: {
  newDevice: MailTemplate<"newDevice">;
  passwordDropped: MailTemplate<"passwordDropped">;
  codesPaused: MailTemplate<"codesPaused">;
} = {
  async newDevice({ i18n, link, settings }, { at }) {
    const siteName = settings["site.name"];
    return {
      subject: i18n.t({
        id: "mail.newDevice.subject",
        message: "Connexion depuis un nouvel appareil\u00a0: {siteName}",
        values: { siteName },
      }),
      heading: i18n.t({ id: "mail.newDevice.heading", message: "Est-ce bien vous\u00a0?" }),
      paragraphs: [
        i18n.t({
          id: "mail.newDevice.text",
          message:
            "Quelqu’un s’est connecté à votre compte le {when}, depuis un appareil que nous n’avions jamais vu. Si c’est vous, il n’y a rien à faire.",
          values: { when: formatMoment(at) },
        }),
      ],
      button: {
        label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
        url: link("/auth/forgot-password"),
      },
      closing: i18n.t({
        id: "mail.newDevice.closing",
        message:
          "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.",
      }),
    };
  },
  async passwordDropped({ i18n, link, settings }) {
    const siteName = settings["site.name"];
    return {
      subject: i18n.t({
        id: "mail.passwordDropped.subject",
        message: "Choisissez un mot de passe pour {siteName}",
        values: { siteName },
      }),
      heading: i18n.t({ id: "mail.passwordDropped.heading", message: "Choisissez un nouveau mot de passe" }),
      paragraphs: [
        i18n.t({
          id: "mail.passwordDropped.text",
          message:
            "Vous avez confirmé votre adresse depuis un autre appareil que celui de l’inscription. Pour que vous seul ayez accès au compte, le mot de passe choisi à l’inscription ne vaut plus, et cet autre appareil est déconnecté.",
        }),
        i18n.t({
          id: "mail.passwordDropped.next",
          message: "Choisissez-en un nouveau, ou continuez à vous connecter avec un code reçu par e-mail.",
        }),
      ],
      button: {
        label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
        url: link("/auth/forgot-password"),
      },
    };
  },
  async codesPaused({ i18n, settings }) {
    const siteName = settings["site.name"];
    return {
      subject: i18n.t({
        id: "mail.codesPaused.subject",
        message: "Trop de codes demandés pour votre compte {siteName}",
        values: { siteName },
      }),
      heading: i18n.t({ id: "mail.codesPaused.heading", message: "Quelqu’un demande ou essaie des codes" }),
      paragraphs: [
        i18n.t({
          id: "mail.codesPaused.text",
          message:
            "De nombreux codes ont été demandés ou essayés aujourd’hui pour votre compte. Jusqu’à demain, nous n’en acceptons plus depuis un appareil que nous ne connaissons pas.",
        }),
        i18n.t({
          id: "mail.codesPaused.owner",
          message: "Sur les appareils où vous vous êtes déjà connecté, rien ne change.",
        }),
      ],
      closing: i18n.t({
        id: "mail.codesPaused.closing",
        message: "Ne communiquez jamais un code, à qui que ce soit.",
      }),
    };
  },
};
