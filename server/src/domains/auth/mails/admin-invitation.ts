import { formatMoment } from "@metiro/shared/text/format";
import { eq } from "drizzle-orm";
import { users, verificationCodes } from "../../../db/schema/index.ts";
import type { MailTemplate } from "../../../mail/index.ts";
import { type CodeWords, invitationPath } from "../codes/codes.ts";
import { usableCode } from "./usable-code.ts";

/** The mail with which an invited admin chooses its password. */
export const adminInvitationMail =
  (codes: CodeWords): MailTemplate<"adminInvitation"> =>
  async ({ db, i18n, link, settings }, { codeId }) => {
    if (!(await usableCode(db, codeId))) return null;
    const [invited] = await db
      .select({ email: users.email, expiresAt: verificationCodes.expiresAt })
      .from(verificationCodes)
      .innerJoin(users, eq(users.id, verificationCodes.userId))
      .where(eq(verificationCodes.id, codeId));
    if (!invited) return null;
    const { email, expiresAt } = invited;
    const siteName = settings["site.name"];
    return {
      subject: i18n.t({
        id: "mail.adminInvitation.subject",
        message: "{siteName}\u00a0: votre accès à l’administration",
        values: { siteName },
      }),
      heading: i18n.t({
        id: "mail.adminInvitation.heading",
        message: "Bienvenue dans l’administration\u00a0: {siteName}",
        values: { siteName },
      }),
      paragraphs: [
        i18n.t({
          id: "mail.adminInvitation.text",
          message:
            "Nous vous invitons à administrer la plateforme\u00a0: demandes, entreprises, clients et configuration.",
        }),
        i18n.t({
          id: "mail.adminInvitation.next",
          message:
            "Il ne vous reste qu’à choisir un mot de passe. Ce lien est valable jusqu’au {until} et ne sert qu’une fois.",
          values: { until: formatMoment(expiresAt) },
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
