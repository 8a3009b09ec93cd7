import { formatDay } from "@metiro/shared/text/format";
import type { MailTemplate } from "../../../mail/index.ts";
import { receivedRequestOf } from "./queries.ts";

export const jobDone: MailTemplate<"jobDone"> = async (context, data) => {
  const { i18n, link } = context;
  const request = await receivedRequestOf(context, data);
  if (!request?.doneOn || request.doneCompanyId !== data.companyId) return null;
  const { id, title, doneOn } = request;
  return {
    subject: i18n.t({ id: "mail.jobDone.subject", message: "Travail terminé\u00a0: {title}", values: { title } }),
    brief: title,
    heading: i18n.t({ id: "mail.jobDone.heading", message: "Le client indique que le travail est terminé" }),
    paragraphs: [
      i18n.t({
        id: "mail.jobDone.text",
        message:
          "Selon le client, vous avez terminé «\u00a0{title}\u00a0» le {day}. Merci\u00a0! Ce travail compte désormais parmi ceux que vous avez réalisés.",
        values: { title, day: formatDay(doneOn) },
      }),
    ],
    button: {
      label: i18n.t({ id: "mail.button.request", message: "Voir la demande" }),
      url: link(`/company/requests/${id}`),
    },
  };
};
