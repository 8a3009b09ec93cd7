import { maxSessions } from "@metiro/shared/auth/constants";
import { profileOf } from "@metiro/shared/roles";
import type { MailTemplate, MailTemplates } from "../../../mail/index.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** That a sign-in has ended the oldest session, because an account has only so many. */
    sessionDisplaced: Record<string, never>;
  }
}

/** It names no device: what a device calls itself are the words of whoever signed in. */
const sessionDisplaced: MailTemplate<"sessionDisplaced"> = async ({ i18n, link, recipient: { role } }) => ({
  subject: i18n.t({
    id: "mail.sessionDisplaced.subject",
    message: "L’appareil connecté depuis le plus longtemps a été déconnecté",
  }),
  heading: i18n.t({
    id: "mail.sessionDisplaced.heading",
    message: "L’appareil connecté depuis le plus longtemps a été déconnecté",
  }),
  paragraphs: [
    i18n.t({
      id: "mail.sessionDisplaced.text",
      message:
        "Une nouvelle connexion à votre compte vient de dépasser la limite de {max} appareils connectés en même temps. Le plus ancien a été déconnecté.",
      values: { max: maxSessions },
    }),
  ],
  button: {
    label: i18n.t({ id: "mail.sessionDisplaced.button", message: "Voir mes appareils" }),
    url: link(profileOf[role]),
  },
  closing: i18n.t({
    id: "mail.sessionDisplaced.closing",
    message:
      "Si ces connexions ne viennent pas de vous, changez votre mot de passe\u00a0: tous les autres appareils seront déconnectés.",
  }),
});

export const sessionMails = { sessionDisplaced } satisfies Partial<MailTemplates>;
