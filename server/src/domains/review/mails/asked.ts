import { and, eq, isNull } from "drizzle-orm";
import { companies, jobRequests, reviews } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";

/** Asks a client how the work went; nothing once the review is written. No stars are chosen beforehand, and nothing is promised for them. */
export const reviewAsked: MailTemplate<"reviewAsked"> = async ({ db, i18n, link }, { jobRequestId }) => {
  const [row] = await db
    .select({ company: companies.name, title: jobRequests.title })
    .from(jobRequests)
    .innerJoin(companies, eq(companies.id, jobRequests.doneCompanyId))
    .leftJoin(reviews, eq(reviews.jobRequestId, jobRequests.id))
    .where(and(eq(jobRequests.id, jobRequestId), isNull(jobRequests.erasedAt), isNull(reviews.id)));
  if (!row) return null;
  const { company, title } = row;
  return {
    subject: i18n.t({
      id: "mail.reviewAsked.subject",
      message: "Comment s’est passé le travail avec {company}\u00a0?",
      values: { company },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.reviewAsked.heading",
      message: "Comment s’est passé le travail avec {company}\u00a0?",
      values: { company },
    }),
    paragraphs: [
      i18n.t({
        id: "mail.reviewAsked.text",
        message:
          "Vous avez indiqué que «\u00a0{title}\u00a0» est terminé. Votre avis aide ceux qui cherchent une entreprise. L’entreprise ne le lit qu’après avoir donné le sien, ou deux semaines après le vôtre.",
        values: { title },
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.writeReview", message: "Donner mon avis" }),
      url: link(`/tenderer/requests/${jobRequestId}`),
    },
  };
};
