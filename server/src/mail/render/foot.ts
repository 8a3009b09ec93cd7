import type { TextLanguage } from "@metiro/shared/languages";
import { isDispensable, isSwitchable } from "@metiro/shared/notification/mails";
import type { EndedMail } from "@metiro/shared/notification/schema";
import { notificationsOf, type Role } from "@metiro/shared/roles";
import type { UnsubscribeTokens } from "../../tokens/unsubscribe-token.ts";
import type { MailContext } from "../template.ts";

export interface FootLink {
  label: string;
  url: string;
}

interface Options extends Pick<MailContext, "i18n" | "link"> {
  lang: TextLanguage;
  role: Role;
  /** Absent where somebody else than the recipient reads the mail. */
  tokens: Pick<UnsubscribeTokens, "of"> | undefined;
}

/** The ways out at the foot of a mail whose reader has a choice: to the settings, and out of mails of this kind. */
export function waysOut(
  { kind, to }: { kind: string; to: string },
  { i18n, link, lang, role, tokens }: Options,
): { links: FootLink[]; unsubscribe?: string } {
  if (role === "Admin" || !(kind === "dailyDigest" || isSwitchable(kind, role))) return { links: [] };
  const choose = {
    label: i18n.t({ id: "mail.foot.choose", message: "Changer mes notifications" }),
    url: link(notificationsOf[role]),
  };
  if (!tokens || !(kind === "dailyDigest" || isDispensable(kind))) return { links: [choose] };
  const query = new URLSearchParams({ token: tokens.of({ userId: to, kind: kind satisfies EndedMail }), lang });
  const unsubscribe = link(`/unsubscribe?${query.toString()}`);
  const label = i18n.t({ id: "mail.foot.unsubscribe", message: "Ne plus recevoir ces e-mails" });
  return { links: [choose, { label, url: unsubscribe }], unsubscribe };
}
