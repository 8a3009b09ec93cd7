import type { I18n } from "@lingui/core";
import { formatAmount } from "@metiro/shared/text/format";
import type { MailTemplate } from "../../../mail/index.ts";
import { amendmentOf } from "./queries.ts";

/** Whether what a company proposed holds from now on. */
export const amendmentDecided: MailTemplate<"amendmentDecided"> = async ({ db, i18n, link }, data) => {
  const amendment = await amendmentOf(db, data);
  if (!amendment || amendment.state === "proposed" || amendment.state === "withdrawn") return null;
  const { title, currency, total, before, note, jobRequestId, state } = amendment;
  return {
    ...(state === "refused" ? refused(i18n, title) : accepted(i18n, title)),
    brief: title,
    facts:
      state === "refused"
        ? [
            {
              label: i18n.t({ id: "mail.fact.amendmentTotal", message: "Total proposé" }),
              value: formatAmount(total, currency),
            },
            ...(before === null ? [] : [{ label: agreedTotal(i18n), value: formatAmount(before, currency) }]),
          ]
        : [{ label: agreedTotal(i18n), value: formatAmount(total, currency) }],
    ...(note !== null && {
      quoteLead: i18n.t({ id: "mail.amendmentDecided.note", message: "Le client écrit\u00a0:" }),
      quote: note,
    }),
    button: {
      label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
      url: link(`/company/requests/${jobRequestId}`),
    },
  };
};

const agreedTotal = (i18n: I18n) => i18n.t({ id: "mail.fact.agreedTotal", message: "Total convenu" });

const accepted = (i18n: I18n, title: string) => ({
  subject: i18n.t({
    id: "mail.amendmentAccepted.subject",
    message: "Avenant accepté\u00a0: {title}",
    values: { title },
  }),
  heading: i18n.t({ id: "mail.amendmentAccepted.heading", message: "Votre avenant est accepté" }),
  paragraphs: [
    i18n.t({
      id: "mail.amendmentAccepted.text",
      message: "Le client accepte votre avenant pour «\u00a0{title}\u00a0». Il remplace ce qui était convenu.",
      values: { title },
    }),
  ],
});

const refused = (i18n: I18n, title: string) => ({
  subject: i18n.t({
    id: "mail.amendmentRefused.subject",
    message: "Avenant refusé\u00a0: {title}",
    values: { title },
  }),
  heading: i18n.t({ id: "mail.amendmentRefused.heading", message: "Votre avenant est refusé" }),
  paragraphs: [
    i18n.t({
      id: "mail.amendmentRefused.text",
      message: "Le client refuse votre avenant pour «\u00a0{title}\u00a0». Ce qui était convenu reste valable.",
      values: { title },
    }),
  ],
});
