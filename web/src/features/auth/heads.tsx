import { codeMinutes } from "@metiro/shared/auth/constants";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AccountHead } from "#layout/auth/account-head.tsx";
import type { AccountSearch } from "#session/guest/guest.ts";
import { useSite } from "#site/use-site.ts";
import { Icon } from "#ui/icon.tsx";
import { AccountType } from "./sign-up/account-type.tsx";
import { CodeHead } from "./sign-in/code-head.tsx";

// What stands above the forms. The server draws it, before the form is there.

export const SignInHead = () => (
  <AccountHead title={<Trans>Se connecter</Trans>}>
    <Trans>Heureux de vous revoir.</Trans>
  </AccountHead>
);

/** `asked`: the code was asked for on this page; else it is one that a mail has brought here. */
export const SignInCodeHead = ({ email, asked }: { email: string; asked: boolean }) => (
  <CodeHead title={<Trans>Saisissez votre code</Trans>}>
    {asked ? (
      <Trans>
        Si un compte existe avec <strong className="font-semibold text-ink">{email}</strong>, un code à six chiffres lui
        a été envoyé. Il est valable {codeMinutes} minutes.
      </Trans>
    ) : (
      <Trans>
        Saisissez le code à six chiffres reçu à <strong className="font-semibold text-ink">{email}</strong>.
      </Trans>
    )}
  </CodeHead>
);

export const ForgotPasswordHead = ({ search }: { search: AccountSearch }) => (
  <>
    <Link
      to="/auth/login"
      search={search}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm"
    >
      <Icon of={ArrowLeft} size="sm" />
      <Trans>Retour à la connexion</Trans>
    </Link>
    <AccountHead title={<Trans>Mot de passe oublié</Trans>}>
      <Trans>Indiquez votre adresse e-mail. Nous vous envoyons un code pour choisir un nouveau mot de passe.</Trans>
    </AccountHead>
  </>
);

export const ResetPasswordHead = () => (
  <AccountHead title={<Trans>Choisissez un nouveau mot de passe</Trans>}>
    <Trans>Indiquez le code reçu par e-mail. Vous vous connecterez ensuite avec votre nouveau mot de passe.</Trans>
  </AccountHead>
);

export function InvitationHead({ email }: { email: string }) {
  const { name } = useSite();
  return (
    <AccountHead title={<Trans>Bienvenue sur {name}</Trans>}>
      <Trans>
        Choisissez le mot de passe du compte <strong className="font-semibold text-ink">{email}</strong>.
      </Trans>
    </AccountHead>
  );
}

/** Both kinds of account, and the one that is made here. */
export const SignUpHead = ({ kind, search }: { kind: "client" | "company"; search: AccountSearch }) => (
  <>
    <AccountType search={search} />
    {kind === "client" ? (
      <AccountHead title={<Trans>Créer un compte</Trans>}>
        <Trans>Pour publier vos demandes et suivre les réponses. C’est gratuit.</Trans>
      </AccountHead>
    ) : (
      <AccountHead title={<Trans>Inscrire mon entreprise</Trans>}>
        <Trans>Vous choisirez vos prestations et vos districts ensuite, dans votre profil.</Trans>
      </AccountHead>
    )}
  </>
);

/** The words below say whether a code is under way. */
export const VerifyEmailHead = ({ children }: { children: ReactNode }) => (
  <CodeHead title={<Trans>Confirmez votre adresse e-mail</Trans>}>{children}</CodeHead>
);
