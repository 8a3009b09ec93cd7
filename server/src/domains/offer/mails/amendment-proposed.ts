import { formatAmount } from "@metiro/shared/text/format";
import type { MailTemplate } from "../../../mail/index.ts";
import { amendmentOf } from "./queries.ts";

/** What would change, and that nothing does before the client has decided. */
export const amendmentProposed: MailTemplate<"amendmentProposed"> = async ({ db, i18n, link }, data) => {
  const amendment = await amendmentOf(db, data);
  if (amendment?.state !== "proposed") return null;
  const { title, company, currency, total, before, reason, documentId, jobRequestId } = amendment;
  return {
    subject: i18n.t({
      id: "mail.amendmentProposed.subject",
      message: "Avenant proposé\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({
      id: "mail.amendmentProposed.heading",
      message: "{company} propose un avenant",
      values: { company },
    }),
    paragraphs: [
      i18n.t({
        id: "mail.amendmentProposed.text",
        message:
          "L’entreprise souhaite modifier ce que vous avez accepté pour «\u00a0{title}\u00a0». Rien ne change tant que vous n’avez pas décidé.",
        values: { title },
      }),
      ...(documentId === null
        ? []
        : [
            i18n.t({
              id: "mail.amendmentProposed.pdf",
              message: "Un document PDF accompagne l’avenant\u00a0: vous le téléchargez sur la page de l’offre.",
            }),
          ]),
    ],
    facts: [
      ...(before === null
        ? []
        : [
            {
              label: i18n.t({ id: "mail.fact.agreedTotal", message: "Total convenu" }),
              value: formatAmount(before, currency),
            },
          ]),
      {
        label: i18n.t({ id: "mail.fact.newTotal", message: "Nouveau total" }),
        value: formatAmount(total, currency),
      },
    ],
    ...(reason !== null && {
      quoteLead: i18n.t({ id: "mail.amendmentProposed.reason", message: "Sa raison\u00a0:" }),
      quote: reason,
    }),
    button: {
      label: i18n.t({ id: "mail.button.amendment", message: "Voir l’avenant" }),
      url: link(`/tenderer/requests/${jobRequestId}`),
    },
  };
};
