import { formatMoment } from "@metiro/shared/text/format";
import type { MailTemplates } from "../mail/index.ts";
import { failureOf } from "./runs.ts";

declare module "../mail/kinds.ts" {
  interface MailData {
    /** To every admin: that no backup came of a run. */
    backupFailed: { runId: string };
  }
}

export const backupMails = {
  backupFailed: async ({ db, i18n, link }, { runId }) => {
    const run = await failureOf(db, runId);
    if (!run) return null;
    return {
      subject: i18n.t({ id: "mail.backupFailed.subject", message: "La sauvegarde a échoué" }),
      heading: i18n.t({ id: "mail.backupFailed.heading", message: "La sauvegarde a échoué" }),
      paragraphs: [
        i18n.t({
          id: "mail.backupFailed.text",
          message:
            "La sauvegarde commencée le {moment} n’a pas abouti. Les précédentes restent, mais ce qui s’est passé depuis n’est dans aucune.",
          values: { moment: formatMoment(run.startedAt) },
        }),
      ],
      facts: [{ label: i18n.t({ id: "mail.backupFailed.reason", message: "Raison" }), value: run.failure }],
      closing: i18n.t({
        id: "mail.backupFailed.closing",
        message:
          "Transmettez cet e-mail à la personne qui exploite le serveur\u00a0: la commande doctor nomme la cause.",
      }),
      button: {
        label: i18n.t({ id: "mail.button.backOffice", message: "Ouvrir l’administration" }),
        url: link("/admin"),
      },
    };
  },
} satisfies Partial<MailTemplates>;
