import type { I18n } from "@lingui/core";
import type { Settings } from "@metiro/shared/application-config/keys";
import type { FootLink } from "./foot.ts";

/** What stands around the content of every mail: who writes, how to reach them, why the mail came. */
export interface Frame {
  siteName: string;
  greeting: string;
  footer: string[];
  /** What the reader may do about such mails. */
  links: FootLink[];
  site: { label: string; url: string };
}

export function frameOf(
  i18n: I18n,
  settings: Settings,
  { firstName, url, links = [] }: { firstName: string | undefined; url: string; links?: FootLink[] },
): Frame {
  const siteName = settings["site.name"];
  const email = settings["contact.email"];
  return {
    siteName,
    greeting:
      firstName === undefined
        ? i18n.t({ id: "mail.greetingNameless", message: "Bonjour," })
        : i18n.t({ id: "mail.greeting", message: "Bonjour {firstName},", values: { firstName } }),
    footer: [
      i18n.t({
        id: "mail.reason",
        message: "Vous recevez cet e-mail parce que vous avez un compte sur {siteName}.",
        values: { siteName },
      }),
      email === ""
        ? ""
        : i18n.t({ id: "mail.contact", message: "Une question\u00a0? Écrivez-nous à {email}.", values: { email } }),
      [settings["contact.address"], settings["contact.phone"].replaceAll(" ", "\u00a0")]
        .filter((part) => part !== "")
        .join(" · "),
    ].filter((line) => line !== ""),
    links,
    site: { label: settings["site.domain"], url },
  };
}
