import { formatDay } from "@metiro/shared/text/format";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { companyProofs } from "../../../db/schema/index.ts";
import { kindWord } from "../../../i18n/proof-words.ts";
import type { MailTemplate } from "../../../mail/index.ts";

async function ending(db: Db, proofId: string, state: "verified" | "expired") {
  const [row] = await db
    .select({ kind: companyProofs.kind, validUntil: companyProofs.validUntil })
    .from(companyProofs)
    .where(and(eq(companyProofs.id, proofId), eq(companyProofs.state, state)));
  return row && row.validUntil !== null ? { kind: row.kind, day: formatDay(row.validUntil) } : undefined;
}

/** That a proof ends soon; nothing once it has been replaced. */
export const proofEnds: MailTemplate<"proofEnds"> = async ({ db, i18n, link }, { proofId }) => {
  const row = await ending(db, proofId, "verified");
  if (!row) return null;
  const values = { what: kindWord(i18n, row.kind), day: row.day };
  return {
    subject: i18n.t({ id: "mail.proofEnds.subject", message: "Document valable jusqu’au {day}\u00a0: {what}", values }),
    heading: i18n.t({ id: "mail.proofEnds.heading", message: "Document valable jusqu’au {day}\u00a0: {what}", values }),
    paragraphs: [
      i18n.t({
        id: "mail.proofEnds.text",
        message:
          "Après cette date, la vérification n’apparaît plus à côté de votre nom. Envoyez le nouveau document dès que vous l’avez\u00a0: l’ancien reste valable en attendant.",
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.proofSend", message: "Envoyer le nouveau document" }),
      url: link("/company/profile/proofs"),
    },
  };
};

/** That a proof has ended, and what that changes. */
export const proofExpired: MailTemplate<"proofExpired"> = async ({ db, i18n, link }, { proofId }) => {
  const row = await ending(db, proofId, "expired");
  if (!row) return null;
  const values = { what: kindWord(i18n, row.kind), day: row.day };
  return {
    subject: i18n.t({
      id: "mail.proofExpired.subject",
      message: "Document échu depuis le {day}\u00a0: {what}",
      values,
    }),
    heading: i18n.t({
      id: "mail.proofExpired.heading",
      message: "Document échu depuis le {day}\u00a0: {what}",
      values,
    }),
    paragraphs: [
      i18n.t({
        id: "mail.proofExpired.text",
        message:
          "La vérification n’apparaît plus à côté de votre nom. Pour les prestations qui demandent ce document, vous passez après les entreprises qui l’ont.",
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.proofSend", message: "Envoyer le nouveau document" }),
      url: link("/company/profile/proofs"),
    },
  };
};
