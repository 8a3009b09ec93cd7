import { invitationDays } from "@metiro/shared/auth/constants";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { companies, users, verificationCodes } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";
import { type CodeWords, invitationPath } from "../codes/codes.ts";
import { usableCode } from "./usable-code.ts";

/** Whom an invitation invites: its address, and the company's name. */
async function invited(db: Db, codeId: string) {
  const [row] = await db
    .select({ email: users.email, companyName: companies.name })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.userId))
    .innerJoin(companies, eq(companies.userId, users.id))
    .where(eq(verificationCodes.id, codeId));
  return row;
}

/** The mail with which a company that an admin made chooses its password. */
export const invitationMail =
  (codes: CodeWords): MailTemplate<"companyInvitation"> =>
  async ({ db, i18n, link, settings }, { codeId }) => {
    const company = (await usableCode(db, codeId)) && (await invited(db, codeId));
    if (!company) return null;
    const { email, companyName } = company;
    const siteName = settings["site.name"];
    return {
      subject: i18n.t({
        id: "mail.companyInvitation.subject",
        message: "{companyName} a un compte sur {siteName}",
        values: { companyName, siteName },
      }),
      heading: i18n.t({
        id: "mail.companyInvitation.heading",
        message: "Bienvenue sur {siteName}",
        values: { siteName },
      }),
      paragraphs: [
        i18n.t({
          id: "mail.companyInvitation.text",
          message:
            "Nous avons ouvert un compte pour {companyName}. Vous y recevrez les demandes de clients de votre région et vous répondrez à celles qui vous intéressent.",
          values: { companyName },
        }),
        i18n.t({
          id: "mail.companyInvitation.next",
          message:
            "Il ne vous reste qu’à choisir un mot de passe. Ce lien est valable {days} jours et ne sert qu’une fois.",
          values: { days: invitationDays },
        }),
      ],
      facts: [{ label: i18n.t({ id: "mail.companyInvitation.email", message: "Votre identifiant" }), value: email }],
      button: {
        label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
        url: link(invitationPath(email, codes.invitation(codeId))),
      },
      closing: i18n.t({
        id: "mail.companyInvitation.closing",
        message:
          "Si vous ne savez pas pourquoi vous recevez cet e-mail, ignorez-le\u00a0: sans mot de passe, le compte reste fermé.",
      }),
    };
  };
