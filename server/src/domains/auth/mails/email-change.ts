import { codeMinutes } from "@metiro/shared/auth/constants";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { verificationCodes } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";
import type { CodeWords } from "../codes/codes.ts";
import { usableCode } from "./usable-code.ts";

async function changeOf(db: Db, codeId: string) {
  const { oldEmail, newEmail } = verificationCodes;
  const [row] = await db.select({ oldEmail, newEmail }).from(verificationCodes).where(eq(verificationCodes.id, codeId));
  return row?.oldEmail && row.newEmail ? { oldEmail: row.oldEmail, newEmail: row.newEmail } : undefined;
}

/** The mails about another address, and those that carry a code in place of a password. */
export function emailChangeMails(codes: CodeWords): {
  proofCode: MailTemplate<"proofCode">;
  emailChangeCode: MailTemplate<"emailChangeCode">;
  emailChangeAsked: MailTemplate<"emailChangeAsked">;
  emailChanged: MailTemplate<"emailChanged">;
} {
  return {
    async proofCode({ db, i18n, settings }, { codeId }) {
      if (!(await usableCode(db, codeId))) return null;
      const siteName = settings["site.name"];
      return {
        subject: i18n.t({
          id: "mail.proofCode.subject",
          message: "Votre code de vérification {siteName}",
          values: { siteName },
        }),
        heading: i18n.t({ id: "mail.proofCode.heading", message: "Confirmez que c’est bien vous" }),
        paragraphs: [
          i18n.t({
            id: "mail.proofCode.text",
            message:
              "Saisissez ce code dans votre profil pour confirmer votre action. Il est valable {minutes} minutes.",
            values: { minutes: codeMinutes },
          }),
        ],
        facts: [{ label: i18n.t({ id: "mail.code", message: "Code" }), value: codes.digits(codeId) }],
        closing: i18n.t({
          id: "mail.proofCode.closing",
          message:
            "Ne communiquez ce code à personne. Si vous n’avez rien demandé, déconnectez tous vos appareils dans votre profil.",
        }),
      };
    },
    async emailChangeCode({ db, i18n, settings }, { codeId }) {
      const change = (await usableCode(db, codeId)) && (await changeOf(db, codeId));
      if (!change) return null;
      const siteName = settings["site.name"];
      return {
        to: change.newEmail,
        subject: i18n.t({
          id: "mail.emailChangeCode.subject",
          message: "Confirmez votre nouvelle adresse {siteName}",
          values: { siteName },
        }),
        heading: i18n.t({ id: "mail.emailChangeCode.heading", message: "Confirmez votre nouvelle adresse" }),
        paragraphs: [
          i18n.t({
            id: "mail.emailChangeCode.text",
            message:
              "Saisissez ce code sur la page où vous avez demandé le changement. Il est valable {minutes} minutes. Jusque-là, votre ancienne adresse reste la bonne.",
            values: { minutes: codeMinutes },
          }),
        ],
        facts: [{ label: i18n.t({ id: "mail.code", message: "Code" }), value: codes.digits(codeId) }],
        closing: i18n.t({
          id: "mail.emailChangeCode.closing",
          message: "Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne change.",
        }),
      };
    },
    async emailChangeAsked({ db, i18n, link }, { codeId }) {
      const change = await changeOf(db, codeId);
      if (!change) return null;
      return {
        to: change.oldEmail,
        subject: i18n.t({ id: "mail.emailChangeAsked.subject", message: "Changement de votre adresse e-mail demandé" }),
        heading: i18n.t({ id: "mail.emailChangeAsked.heading", message: "Vous changez d’adresse e-mail\u00a0?" }),
        paragraphs: [
          i18n.t({
            id: "mail.emailChangeAsked.text",
            message:
              "Une autre adresse a été indiquée pour votre compte. Elle remplacera celle-ci une fois confirmée avec le code que nous lui avons envoyé.",
          }),
        ],
        button: {
          label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
          url: link("/auth/forgot-password"),
        },
        closing: i18n.t({
          id: "mail.emailChangeAsked.closing",
          message:
            "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: le changement s’arrête.",
        }),
      };
    },
    async emailChanged({ db, i18n, settings }, { codeId }) {
      const change = await changeOf(db, codeId);
      if (!change) return null;
      const contact = settings["contact.email"];
      return {
        to: change.oldEmail,
        subject: i18n.t({ id: "mail.emailChanged.subject", message: "Votre adresse e-mail a changé" }),
        heading: i18n.t({ id: "mail.emailChanged.heading", message: "Cette adresse n’ouvre plus votre compte" }),
        paragraphs: [
          i18n.t({
            id: "mail.emailChanged.text",
            message:
              "Votre compte a maintenant une autre adresse e-mail, confirmée avec un code. Tous les autres appareils ont été déconnectés.",
          }),
        ],
        closing: contact
          ? i18n.t({
              id: "mail.emailChanged.closing",
              message: "Si ce n’est pas vous, écrivez-nous tout de suite à {contact}.",
              values: { contact },
            })
          : i18n.t({
              id: "mail.emailChanged.closingAnswer",
              message: "Si ce n’est pas vous, répondez tout de suite à cet e-mail.",
            }),
      };
    },
  };
}
