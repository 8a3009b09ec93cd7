import { formatAmount } from "@metiro/shared/text/format";
import type { MailTemplate } from "../../../mail/index.ts";
import { amendmentOf } from "./queries.ts";

/** What client and company have agreed on from now on, for the client to keep. */
export const amendmentConfirmed: MailTemplate<"amendmentConfirmed"> = async ({ db, i18n, link }, data) => {
  const amendment = await amendmentOf(db, data);
  if (amendment?.state !== "current") return null;
  const { title, company, currency, before, reason, jobRequestId, companyId } = amendment;
  const total = formatAmount(amendment.total, currency);
  return {
    subject: i18n.t({
      id: "mail.amendmentConfirmed.subject",
      message: "Votre accord est modifié\u00a0: {title}",
      values: { title },
    }),
    brief: title,
    heading: i18n.t({ id: "mail.amendmentConfirmed.heading", message: "Votre accord est modifié" }),
    paragraphs: [
      i18n.t({
        id: "mail.amendmentConfirmed.text",
        message: "Vous avez accepté l’avenant proposé par {company} pour «\u00a0{title}\u00a0».",
        values: { company, title },
      }),
      i18n.t({
        id: "mail.amendmentConfirmed.total",
        message: "Le total convenu est maintenant de {total}. Tout ce que l’avenant ne change pas reste valable.",
        values: { total },
      }),
    ],
    facts: [
      { label: i18n.t({ id: "mail.fact.agreedTotal", message: "Total convenu" }), value: total },
      ...(before === null
        ? []
        : [
            {
              label: i18n.t({ id: "mail.fact.formerTotal", message: "Auparavant" }),
              value: formatAmount(before, currency),
            },
          ]),
    ],
    ...(reason !== null && {
      quoteLead: i18n.t({ id: "mail.amendmentProposed.reason", message: "Sa raison\u00a0:" }),
      quote: reason,
    }),
    button: {
      label: i18n.t({ id: "mail.button.agreement", message: "Voir l’accord" }),
      url: link(`/tenderer/requests/${jobRequestId}/offers/${companyId}`),
    },
  };
};
