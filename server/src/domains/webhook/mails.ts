import { profileOf } from "@metiro/shared/roles";
import { formatCount } from "@metiro/shared/text/format";
import { failingDays, maxPendingDeliveries, type offReasons, webhookDays } from "@metiro/shared/webhook/constants";
import type { MailTemplates } from "../../mail/index.ts";

declare module "../../mail/kinds.ts" {
  interface MailData {
    /** That an endpoint is told nothing more, by its own answer or because nothing arrived. */
    webhookOff: { reason: Exclude<(typeof offReasons)[number], "owner"> };
  }
}

/** The mail about a webhook that was switched off. Its address may be the words of whoever broke in: the profile shows it. */
export const webhookMails = {
  webhookOff: async ({ i18n, link, recipient: { role } }, { reason }) => ({
    subject: i18n.t({ id: "mail.webhookOff.subject", message: "Un webhook a été désactivé" }),
    heading: i18n.t({ id: "mail.webhookOff.heading", message: "Webhook désactivé" }),
    paragraphs: [
      reason === "backlog"
        ? i18n.t({
            id: "mail.webhookOff.backlog",
            message:
              "Plus de {most} envois attendaient pour vos webhooks\u00a0: l’adresse de l’un d’eux répond trop lentement. Nous n’y envoyons plus rien.",
            values: { most: formatCount(maxPendingDeliveries) },
          })
        : reason === "gone"
          ? i18n.t({
              id: "mail.webhookOff.gone",
              message:
                "L’adresse d’un de vos webhooks a répondu 410\u00a0: elle ne veut plus rien recevoir. Nous n’y envoyons plus rien.",
            })
          : i18n.t({
              id: "mail.webhookOff.failing",
              message:
                "Pendant {days} jours, rien n’est arrivé à l’adresse d’un de vos webhooks. Nous n’y envoyons plus rien.",
              values: { days: failingDays },
            }),
      i18n.t({
        id: "mail.webhookOff.remedy",
        message:
          "Si votre programme en a encore besoin, réparez l’adresse, puis réactivez le webhook dans votre profil. Ce qui s’est perdu entre-temps peut y être envoyé à nouveau pendant {days} jours.",
        values: { days: webhookDays },
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.webhookOff.button", message: "Voir les webhooks" }),
      url: link(role === "Company" ? "/company/profile/integrations" : profileOf[role]),
    },
  }),
} satisfies Partial<MailTemplates>;
