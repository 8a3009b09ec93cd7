import { formatDay } from "@metiro/shared/text/format";
import { eq } from "drizzle-orm";
import { companyProofs } from "../../../db/schema/index.ts";
import { kindWord } from "../../../i18n/proof-words.ts";
import type { MailTemplate } from "../../../mail/index.ts";

/** That a proof holds now, and until when; or why it was refused, and what to do then. */
export const proofJudged: MailTemplate<"proofJudged"> = async ({ db, i18n, link }, { proofId }) => {
  const { kind, state, refusal, validUntil } = companyProofs;
  const [row] = await db
    .select({ kind, state, refusal, validUntil })
    .from(companyProofs)
    .where(eq(companyProofs.id, proofId));
  if (row?.state !== "verified" && row?.state !== "refused") return null;
  const what = kindWord(i18n, row.kind);
  const button = {
    label: i18n.t({ id: "mail.button.proofs", message: "Voir mes vérifications" }),
    url: link("/company/profile/proofs"),
  };
  if (row.state === "verified")
    return {
      subject: i18n.t({
        id: "mail.proofVerified.subject",
        message: "Document vérifié\u00a0: {what}",
        values: { what },
      }),
      heading: i18n.t({
        id: "mail.proofVerified.heading",
        message: "Document vérifié\u00a0: {what}",
        values: { what },
      }),
      paragraphs: [
        row.validUntil === null
          ? i18n.t({
              id: "mail.proofVerified.text",
              message: "Nous avons contrôlé votre document. Vos clients le voient à côté de votre nom.",
            })
          : i18n.t({
              id: "mail.proofVerified.until",
              message:
                "Nous avons contrôlé votre document, valable jusqu’au {day}. Vos clients le voient à côté de votre nom.",
              values: { day: formatDay(row.validUntil) },
            }),
      ],
      button,
    };
  return {
    subject: i18n.t({ id: "mail.proofRefused.subject", message: "Document refusé\u00a0: {what}", values: { what } }),
    heading: i18n.t({ id: "mail.proofRefused.heading", message: "Document refusé\u00a0: {what}", values: { what } }),
    paragraphs: [
      i18n.t({
        id: "mail.proofRefused.text",
        message: "Nous ne pouvons pas accepter le document que vous avez envoyé.",
      }),
    ],
    facts: [{ label: i18n.t({ id: "mail.proofRefused.reason", message: "Motif" }), value: row.refusal ?? "" }],
    closing: i18n.t({ id: "mail.proofRefused.next", message: "Vous pouvez en envoyer un autre quand vous voulez." }),
    button,
  };
};
