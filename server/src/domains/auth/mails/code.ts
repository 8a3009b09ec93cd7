import { codeMinutes } from "@metiro/shared/auth/constants";
import type { MailContent, MailContext, MailTemplate } from "../../../mail/index.ts";
import type { CodeWords } from "../codes/codes.ts";
import { usableCode } from "./usable-code.ts";

/** The page where a code is typed, and on to where its reader was; on another device too, so it names the account. */
function pageOf(page: `/${string}`, { email, returnPath }: { email: string; returnPath: string | null }) {
  const query = new URLSearchParams({ by: "code", email, ...(returnPath !== null && { returnUrl: returnPath }) });
  return `${page}?${query.toString()}` as const;
}

/** What differs between the mails that carry a code. */
interface Texts {
  subject: string;
  heading: string;
  text: string;
  button: NonNullable<MailContent["button"]>;
  closing: string;
}

type Code = NonNullable<Awaited<ReturnType<typeof usableCode>>>;

/** The mails that carry a code: none once the code no longer works. */
export function codeMails(codes: CodeWords): {
  verificationCode: MailTemplate<"verificationCode">;
  signInCode: MailTemplate<"signInCode">;
  passwordReset: MailTemplate<"passwordReset">;
} {
  const withCode =
    (textsOf: (context: MailContext, code: Code) => Texts) =>
    async (context: MailContext, { codeId }: { codeId: string }): Promise<MailContent | null> => {
      const code = await usableCode(context.db, codeId);
      if (!code) return null;
      const { text, ...texts } = textsOf(context, code);
      const label = context.i18n.t({ id: "mail.code", message: "Code" });
      return { ...texts, paragraphs: [text], facts: [{ label, value: codes.digits(codeId) }] };
    };

  return {
    verificationCode: withCode(({ i18n, link, settings }, code) => ({
      subject: i18n.t({
        id: "mail.verificationCode.subject",
        message: "Votre code de confirmation {siteName}",
        values: { siteName: settings["site.name"] },
      }),
      heading: i18n.t({ id: "mail.verificationCode.heading", message: "Confirmez votre adresse e-mail" }),
      text: i18n.t({
        id: "mail.verificationCode.text",
        message: "Saisissez ce code sur le site. Il est valable {minutes} minutes.",
        values: { minutes: codeMinutes },
      }),
      button: {
        label: i18n.t({ id: "mail.button.verify", message: "Saisir le code" }),
        url: link(pageOf("/auth/verify-email", code)),
      },
      closing: i18n.t({
        id: "mail.verificationCode.closing",
        message: "Si vous n’avez pas créé de compte, ignorez cet e-mail.",
      }),
    })),
    signInCode: withCode(({ i18n, link, settings }, code) => ({
      subject: i18n.t({
        id: "mail.signInCode.subject",
        message: "Votre code de connexion {siteName}",
        values: { siteName: settings["site.name"] },
      }),
      heading: i18n.t({ id: "mail.signInCode.heading", message: "Connectez-vous avec ce code" }),
      text: i18n.t({
        id: "mail.signInCode.text",
        message: "Saisissez ce code sur le site. Il est valable {minutes} minutes et ne sert qu’une fois.",
        values: { minutes: codeMinutes },
      }),
      button: {
        label: i18n.t({ id: "mail.button.verify", message: "Saisir le code" }),
        url: link(pageOf("/auth/login", code)),
      },
      closing: i18n.t({
        id: "mail.signInCode.closing",
        message:
          "Ne communiquez ce code à personne. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: sans le code, personne n’entre dans votre compte.",
      }),
    })),
    passwordReset: withCode(({ i18n, link, settings }) => ({
      subject: i18n.t({
        id: "mail.passwordReset.subject",
        message: "Choisir un nouveau mot de passe {siteName}",
        values: { siteName: settings["site.name"] },
      }),
      heading: i18n.t({ id: "mail.passwordReset.heading", message: "Choisissez un nouveau mot de passe" }),
      text: i18n.t({
        id: "mail.passwordReset.text",
        message: "Saisissez ce code avec votre nouveau mot de passe. Il est valable {minutes} minutes.",
        values: { minutes: codeMinutes },
      }),
      button: {
        label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
        url: link("/auth/reset-password"),
      },
      closing: i18n.t({
        id: "mail.passwordReset.closing",
        message: "Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
      }),
    })),
  };
}
