import { Trans, useLingui } from "@lingui/react/macro";
import type { Unsubscription } from "@metiro/shared/notification/schema";
import type { ReactNode } from "react";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { mailWords } from "./notification-words.ts";

interface UnsubscribePageProps {
  /** Nothing where the link is not one of ours. */
  found: Unsubscription | null;
  token: string;
}

/** Asks whether mails of a kind are to end: the answer is a form's own, since nobody is signed in here and scripts may be off. */
export function UnsubscribePage({ found, token }: UnsubscribePageProps) {
  const { t, i18n } = useLingui();
  if (!found)
    return (
      <Frame title={<Trans>Ce lien ne fonctionne plus</Trans>} settings="/auth/login">
        <Trans>Il est incomplet, ou son compte n’existe plus. Connectez-vous pour choisir vos e-mails.</Trans>
      </Frame>
    );
  const { reader, kind } = found;
  const words = kind === "dailyDigest" ? undefined : mailWords(reader, kind);
  const mails = words ? i18n._(words.name) : t`Résumé du jour`;
  const settings = reader === "Company" ? "/company/profile/notifications" : "/tenderer/notifications";
  if (found.ended)
    return (
      <Frame title={<Trans>C’est fait</Trans>} settings={settings}>
        <Trans>
          Vous ne recevez plus ces e-mails : <strong>{mails}</strong>. Vous pouvez changer d’avis à tout moment.
        </Trans>
      </Frame>
    );
  const query = new URLSearchParams({ token, lang: i18n.locale });
  return (
    <Frame
      settings={settings}
      title={<Trans>Ne plus recevoir ces e-mails ?</Trans>}
      action={
        <form method="post" action={`/unsubscribe?${query.toString()}`}>
          <Button type="submit" block>
            <Trans>Ne plus les recevoir</Trans>
          </Button>
        </form>
      }
    >
      {kind === "dailyDigest" ? (
        <Trans>
          Le résumé du jour s’arrête, avec les e-mails qu’il contient. Ceux dont vous avez besoin pour vos demandes
          arriveront un par un.
        </Trans>
      ) : (
        <Trans>
          Il s’agit de : <strong>{mails}</strong>. Tous les autres continuent d’arriver.
        </Trans>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: ReactNode;
  /** Where one chooses by oneself, signed in. */
  settings: string;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ title, settings, action, children }: FrameProps) {
  return (
    <div className="grid gap-6">
      <AccountHead title={title}>{children}</AccountHead>
      {action}
      <a href={settings} className={buttonClass({ variant: "secondary", block: true })}>
        <Trans>Choisir mes notifications</Trans>
      </a>
    </div>
  );
}
