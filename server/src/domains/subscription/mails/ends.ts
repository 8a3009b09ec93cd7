import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { noticeDays } from "@metiro/shared/subscription/constants";
import { and, eq } from "drizzle-orm";
import { companies, subscriptions } from "../../../db/schema/index.ts";
import { endsWithoutNext } from "../../../db/queries/company/subscription-standing.ts";
import type { MailTemplate } from "../../../mail/index.ts";

export const subscriptionEnds: MailTemplate<"subscriptionEnds"> = async (
  { db, i18n, link, settings },
  { subscriptionId },
) => {
  const [row] = await db
    .select({
      company: companies.name,
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      amount: subscriptions.amount,
      currency: subscriptions.currency,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(and(eq(subscriptions.id, subscriptionId), endsWithoutNext(noticeDays)));
  if (!row) return null;
  const day = formatDay(row.endsOn);
  const site = settings["site.name"];
  return {
    subject: i18n.t({
      id: "mail.subscriptionEnds.subject",
      message: "Votre abonnement se termine le {day}",
      values: { day },
    }),
    heading: i18n.t({
      id: "mail.subscriptionEnds.heading",
      message: "Votre abonnement se termine le {day}",
      values: { day },
    }),
    paragraphs: [
      i18n.t({
        id: "mail.subscriptionEnds.text",
        message: "{company}\u00a0: votre abonnement à {site} se termine le {day}, à la fin de la journée.",
        values: { company: row.company, site, day },
      }),
      i18n.t({
        id: "mail.subscriptionEnds.next",
        message:
          "Il ne se renouvelle pas tout seul. Pour continuer à recevoir des demandes en priorité, répondez à cet e-mail ou écrivez-nous avant cette date.",
      }),
    ],
    facts: [
      {
        label: i18n.t({ id: "mail.fact.period", message: "Période" }),
        value: `${formatDay(row.startsOn)} – ${day}`,
      },
      {
        label: i18n.t({ id: "mail.fact.price", message: "Prix" }),
        value: formatAmount(row.amount, row.currency),
      },
    ],
    button: {
      label: i18n.t({ id: "mail.button.panel", message: "Ouvrir mon espace" }),
      url: link("/company"),
    },
  };
};
