import type { I18n } from "@lingui/core";
import type { WithholdReason } from "@metiro/shared/review/constants";
import { eq } from "drizzle-orm";
import { companies, reviews } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";

/** Why and what stays: nobody's words go without their author being told. */
export const reviewWithheld: MailTemplate<"reviewWithheld"> = async ({ db, i18n, link }, { reviewId }) => {
  const [row] = await db
    .select({ jobRequestId: reviews.jobRequestId, company: companies.name, reason: reviews.withheldReason })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!row || row.reason === null) return null;
  const { company } = row;
  return {
    subject: i18n.t({ id: "mail.reviewWithheld.subject", message: "Le texte de votre avis a été retiré" }),
    heading: i18n.t({ id: "mail.reviewWithheld.heading", message: "Le texte de votre avis a été retiré" }),
    paragraphs: [
      i18n.t({
        id: "mail.reviewWithheld.text",
        message:
          "Le texte et les photos de votre avis sur {company} ne sont plus affichés. Vos étoiles restent et continuent de compter.",
        values: { company },
      }),
    ],
    facts: [{ label: i18n.t({ id: "mail.fact.reason", message: "Motif" }), value: reasonWords(i18n, row.reason) }],
    button: {
      label: i18n.t({ id: "mail.button.review", message: "Voir mon avis" }),
      url: link(`/tenderer/requests/${row.jobRequestId}`),
    },
    closing: i18n.t({
      id: "mail.reviewWithheld.object",
      message: "Vous n’êtes pas d’accord\u00a0? Répondez à cet e-mail en expliquant pourquoi.",
    }),
  };
};

const reasonWords = (i18n: I18n, reason: WithholdReason): string =>
  ({
    personalData: () => i18n.t({ id: "review.withheld.personalData", message: "Données personnelles d’autrui" }),
    insult: () => i18n.t({ id: "review.withheld.insult", message: "Injure ou menace" }),
    falseFact: () => i18n.t({ id: "review.withheld.falseFact", message: "Affirmation de fait manifestement fausse" }),
    courtOrder: () => i18n.t({ id: "review.withheld.courtOrder", message: "Décision d’un tribunal ou d’une autorité" }),
    unlawfulContent: () => i18n.t({ id: "review.withheld.unlawfulContent", message: "Contenu illicite" }),
  })[reason]();
