import { eq } from "drizzle-orm";
import { reports } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";

/** That somebody has looked, and whether something was done; of the other person it says nothing. */
export const reportSettled: MailTemplate<"reportSettled"> = async ({ db, i18n }, { reportId }) => {
  const [row] = await db.select({ outcome: reports.outcome }).from(reports).where(eq(reports.id, reportId));
  if (!row || row.outcome === null) return null;
  return {
    subject: i18n.t({ id: "mail.reportSettled.subject", message: "Votre signalement a été traité" }),
    heading: i18n.t({ id: "mail.reportSettled.heading", message: "Votre signalement a été traité" }),
    paragraphs: [
      row.outcome === "acted"
        ? i18n.t({
            id: "mail.reportSettled.acted",
            message:
              "Merci de nous avoir prévenus. Nous avons regardé ce que vous avez signalé et pris les mesures nécessaires.",
          })
        : i18n.t({
            id: "mail.reportSettled.dismissed",
            message:
              "Merci de nous avoir prévenus. Nous avons regardé ce que vous avez signalé\u00a0: cela ne contrevient pas à nos conditions, et nous n’avons rien changé.",
          }),
    ],
    closing: i18n.t({
      id: "mail.reportSettled.closing",
      message: "S’il manque quelque chose ou si cela se reproduit, répondez à cet e-mail.",
    }),
  };
};
