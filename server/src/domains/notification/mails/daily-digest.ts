import { isSwitchable, type SwitchableMail, switchableMails } from "@metiro/shared/notification/mails";
import type { I18n } from "@lingui/core";
import { JobFailure } from "../../../jobs/index.ts";
import {
  type Mail,
  type MailContent,
  type MailContext,
  type MailTemplate,
  type MailTemplates,
} from "../../../mail/index.ts";
import { mailsInDigest } from "../delivery/defer.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To whoever wants it so: what came since the last one, in one mail. */
    dailyDigest: { digestId: string };
  }
}

type Told = Omit<MailTemplates, "dailyDigest">;

interface News {
  jobId: string;
  kind: SwitchableMail;
  content: MailContent;
}

/** How many news one mail tells by themselves; of the others it tells how many. */
const maxListed = 30;

/**
 * The mail of the day: each mail that waited is written as if it left now, so that nothing is told that is over by then, and
 * nothing that the mail itself would not have said. Of each there is a line, under what kind of mail it is.
 */
export const dailyDigest =
  (templates: Told): MailTemplate<"dailyDigest"> =>
  async (context, { digestId }) => {
    const { i18n, link, recipient } = context;
    const news: News[] = [];
    for (const { jobId, mail } of await mailsInDigest(context.db, digestId)) {
      const content = await contentOf(templates, context, mail);
      if (content && isSwitchable(mail.kind, recipient.role)) news.push({ jobId, kind: mail.kind, content });
    }
    if (news.length === 0) return null;
    const count = news.length;
    const listed = news.slice(0, maxListed);
    const subject = i18n.t({
      id: "mail.dailyDigest.subject",
      message:
        "{count, plural, one {Votre résumé du jour\u00a0: une nouvelle} other {Votre résumé du jour\u00a0: # nouvelles}}",
      values: { count },
    });
    const panel = recipient.role === "Company" ? link("/company") : link("/tenderer");
    return {
      subject,
      preheader: listed
        .slice(0, 3)
        .map(({ content }) => briefOf(content))
        .join(" · "),
      heading: i18n.t({ id: "mail.dailyDigest.heading", message: "Votre résumé du jour" }),
      paragraphs: [
        i18n.t({ id: "mail.dailyDigest.text", message: "Voici ce qui s’est passé depuis le dernier résumé." }),
      ],
      sections: switchableMails.flatMap((kind) => {
        const items = listed.filter((item) => item.kind === kind);
        return items.length === 0
          ? []
          : [{ heading: headings(i18n)[kind], items: items.map(({ content }) => lineOf(content, panel)) }];
      }),
      button: { label: i18n.t({ id: "mail.button.panel", message: "Ouvrir mon espace" }), url: panel },
      ...(count > maxListed && {
        closing: i18n.t({
          id: "mail.dailyDigest.more",
          message:
            "{rest, plural, one {Une autre nouvelle vous attend dans votre espace.} other {# autres nouvelles vous attendent dans votre espace.}}",
          values: { rest: count - maxListed },
        }),
      }),
      told: news.map(({ jobId }) => jobId),
    };
  };

const contentOf = (templates: Told, context: MailContext, { kind, data }: Mail): Promise<MailContent | null> => {
  const template = (
    templates as Partial<Record<string, (context: MailContext, data: object) => Promise<MailContent | null>>>
  )[kind];
  // One that a newer version of the server put aside: that version tells it, this one leaves the mail to it.
  if (!template) throw new JobFailure({ unknownKind: kind });
  return template(context, data);
};

const briefOf = ({ brief, subject }: MailContent): string => brief ?? subject;

const lineOf = (content: MailContent, panel: string) => ({
  text: briefOf(content),
  ...(content.preheader !== undefined && { note: content.preheader }),
  url: content.button?.url ?? panel,
});

/** What kind of news they are. */
const headings = (i18n: I18n): Record<SwitchableMail, string> => ({
  requestSent: i18n.t({ id: "mail.news.requestSent", message: "Nouvelles demandes" }),
  answerReminder: i18n.t({ id: "mail.news.answerReminder", message: "Demandes qui attendent votre réponse" }),
  answerReceived: i18n.t({ id: "mail.news.answerReceived", message: "Réponses à vos demandes" }),
  messageReceived: i18n.t({ id: "mail.news.messageReceived", message: "Messages" }),
  requestForwarded: i18n.t({ id: "mail.news.requestForwarded", message: "Demandes envoyées à des entreprises" }),
  detailsAdded: i18n.t({ id: "mail.news.detailsAdded", message: "Demandes précisées par leur client" }),
  requestRelaunched: i18n.t({ id: "mail.news.requestRelaunched", message: "Demandes envoyées à d’autres entreprises" }),
  precisionAsked: i18n.t({ id: "mail.news.precisionAsked", message: "Questions sur vos demandes" }),
  answerAccepted: i18n.t({ id: "mail.news.answerAccepted", message: "Réponses acceptées" }),
  answerRejected: i18n.t({ id: "mail.news.answerRejected", message: "Réponses non retenues" }),
  amendmentProposed: i18n.t({ id: "mail.news.amendmentProposed", message: "Avenants à décider" }),
  amendmentDecided: i18n.t({ id: "mail.news.amendmentDecided", message: "Avenants décidés" }),
  jobDone: i18n.t({ id: "mail.news.jobDone", message: "Travaux terminés" }),
  reviewAsked: i18n.t({ id: "mail.news.reviewAsked", message: "Votre avis sur le travail fait" }),
  requestReceived: i18n.t({ id: "mail.news.requestReceived", message: "Demandes bien reçues" }),
  requestEdited: i18n.t({ id: "mail.news.requestEdited", message: "Demandes corrigées" }),
  requestCanceled: i18n.t({ id: "mail.news.requestCanceled", message: "Demandes annulées" }),
  subscriptionEnds: i18n.t({ id: "mail.news.subscriptionEnds", message: "Abonnement" }),
});
