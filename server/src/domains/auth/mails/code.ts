import type { MailTemplate } from "../../../mail/index.ts";
import type { CodeWords } from "../codes/codes.ts";
import { works } from "./is-code-usable.ts";

/** The page where a code is typed, and on to where its reader was; on another device too, so it names the account. */
function pageOf(page: `/${string}`, { email, returnPath }: { email: string; returnPath: string | null }) {
  const query = new URLSearchParams({ by: "code", email, ...(returnPath !== null && { returnUrl: returnPath }) });
  return `${page}?${query.toString()}` as const;
}

/** The mails that carry a code. */
export function codeMails(codes: CodeWords): {
  verificationCode: MailTemplate<"verificationCode">;
  signInCode: MailTemplate<"signInCode">;
  passwordReset: MailTemplate<"passwordReset">;
} {
  return {
    async verificationCode({ db, i18n, link, settings }, data) {
      const code = await works(db, data.codeId);
      if (!code) return null;
      const siteName = settings["site.name"];
      return {
        subject: i18n.t({
          id: "mail.verificationCode.subject",
          message: "Votre code de confirmation {siteName}",
          values: { siteName },
        }),
        heading: i18n.t({ id: "mail.verificationCode.heading", message: "Confirmez votre adresse e-mail" }),
        paragraphs: [
          i18n.t({
            id: "mail.verificationCode.text",
            message: "Saisissez ce code sur le site. Il est valable dix minutes.",
          }),
        ],
        facts: [{ label: i18n.t({ id: "mail.code", message: "Code" }), value: codes.digits(data.codeId) }],
        button: {
          label: i18n.t({ id: "mail.button.verify", message: "Saisir le code" }),
          url: link(pageOf("/auth/verify-email", code)),
        },
        closing: i18n.t({
          id: "mail.verificationCode.closing",
          message: "Si vous n’avez pas créé de compte, ignorez cet e-mail.",
        }),
      };
    },
    async signInCode({ db, i18n, link, settings }, data) {
      const code = await works(db, data.codeId);
      if (!code) return null;
      const siteName = settings["site.name"];
      return {
        subject: i18n.t({
          id: "mail.signInCode.subject",
          message: "Votre code de connexion {siteName}",
          values: { siteName },
        }),
        heading: i18n.t({ id: "mail.signInCode.heading", message: "Connectez-vous avec ce code" }),
        paragraphs: [
          i18n.t({
            id: "mail.signInCode.text",
            message: "Saisissez ce code sur le site. Il est valable dix minutes et ne sert qu’une fois.",
          }),
        ],
        facts: [{ label: i18n.t({ id: "mail.code", message: "Code" }), value: codes.digits(data.codeId) }],
        button: {
          label: i18n.t({ id: "mail.button.verify", message: "Saisir le code" }),
          url: link(pageOf("/auth/login", code)),
        },
        closing: i18n.t({
          id: "mail.signInCode.closing",
          message:
            "Ne communiquez ce code à personne. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: sans le code, personne n’entre dans votre compte.",
        }),
      };
    },
    async passwordReset({ db, i18n, link, settings }, data) {
      if (!(await works(db, data.codeId))) return null;
      const siteName = settings["site.name"];
      return {
        subject: i18n.t({
          id: "mail.passwordReset.subject",
          message: "Choisir un nouveau mot de passe {siteName}",
          values: { siteName },
        }),
        heading: i18n.t({ id: "mail.passwordReset.heading", message: "Choisissez un nouveau mot de passe" }),
        paragraphs: [
          i18n.t({
            id: "mail.passwordReset.text",
            message: "Saisissez ce code avec votre nouveau mot de passe. Il est valable dix minutes.",
          }),
        ],
        facts: [{ label: i18n.t({ id: "mail.code", message: "Code" }), value: codes.digits(data.codeId) }],
        button: {
          label: i18n.t({ id: "mail.button.reset", message: "Choisir un mot de passe" }),
          url: link("/auth/reset-password"),
        },
        closing: i18n.t({
          id: "mail.passwordReset.closing",
          message: "Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
        }),
      };
    },
  };
}
