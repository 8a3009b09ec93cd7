import type { I18n } from "@lingui/core";
import type { ReportedKind } from "@metiro/shared/report/constants";
import { formatDay } from "@metiro/shared/text/format";
import { eq } from "drizzle-orm";
import { reports } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";

/** That somebody has looked, and whether something was done; of the other person it says nothing. */
export const reportSettled: MailTemplate<"reportSettled"> = async ({ db, i18n }, { reportId }) => {
  const { outcome, kind, createdAt } = reports;
  const [row] = await db.select({ outcome, kind, createdAt }).from(reports).where(eq(reports.id, reportId));
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
    facts: [
      {
        label: i18n.t({ id: "mail.reportSettled.what", message: "Vous avez signalé" }),
        value: reportedWords[row.kind](i18n),
      },
      { label: i18n.t({ id: "mail.reportSettled.when", message: "Signalé le" }), value: formatDay(row.createdAt) },
    ],
    closing: i18n.t({
      id: "mail.reportSettled.closing",
      message: "S’il manque quelque chose ou si cela se reproduit, répondez à cet e-mail.",
    }),
  };
};

/** Whoever reported several things knows by it which one is meant. */
const reportedWords = {
  message: (i18n) => i18n.t({ id: "mail.reported.message", message: "Un message" }),
  review: (i18n) => i18n.t({ id: "mail.reported.review", message: "Un avis" }),
  company: (i18n) => i18n.t({ id: "mail.reported.company", message: "Une entreprise" }),
  jobRequest: (i18n) => i18n.t({ id: "mail.reported.jobRequest", message: "Une demande" }),
  user: (i18n) => i18n.t({ id: "mail.reported.user", message: "Une personne" }),
} satisfies Record<ReportedKind, (i18n: I18n) => string>;
