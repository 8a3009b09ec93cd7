import { signInLogDays } from "@metiro/shared/auth/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Role } from "@metiro/shared/roles";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { ProfileSection } from "../section.tsx";
import { PasswordRow } from "./password-row.tsx";
import { SettingRow } from "../setting-row.tsx";
import { useFolded } from "./use-folded.ts";

const DataCard = lazyPart(() => import("./data-card.tsx"));
const SecondFactors = lazyPart(() => import("#domain/second-factor/second-factors.tsx"));
const SignInsCard = lazyPart(() => import("./sign-ins-card.tsx"));
const SessionsCard = lazyPart(() => import("./sessions-card.tsx"));

const card = (
  <SkeletonArea>
    <SkeletonCard />
  </SkeletonArea>
);

/** What protects an account: e-mail, password, second factor, devices. */
export const SecuritySections = ({ profile }: { profile: Profile }) => {
  const { emailConfirmed, role } = profile;
  const onPhone = usePhone();
  return (
    <>
      <ProfileSection
        title={<Trans>Accès au compte</Trans>}
        description={
          <Trans>Après un changement d’adresse ou de mot de passe, tous vos autres appareils sont déconnectés.</Trans>
        }
      >
        <Card>
          <ul className="divide-y divide-line">
            <EmailRow profile={profile} />
            <PasswordRow profile={profile} />
          </ul>
        </Card>
      </ProfileSection>
      <ProfileSection
        title={<Trans>Second facteur</Trans>}
        description={
          <Trans>
            Une application de codes ou une clé d’accès, en plus du mot de passe, protège mieux votre compte.
          </Trans>
        }
      >
        <Suspense fallback={card}>
          <SecondFactors unconfirmed={role !== "Admin" && !emailConfirmed} />
        </Suspense>
      </ProfileSection>
      <ProfileSection
        title={<Trans>Appareils</Trans>}
        description={
          <Trans>Les appareils où votre compte est ouvert. Déconnectez ceux que vous ne reconnaissez pas.</Trans>
        }
      >
        <Suspense fallback={card}>
          <SessionsCard />
        </Suspense>
      </ProfileSection>
      <ProfileSection
        folded={onPhone}
        title={<Trans>Dernières connexions</Trans>}
        description={
          <Trans>
            Les connexions à votre compte et les essais refusés, gardés {signInLogDays} jours. Si l’une d’elles n’est
            pas de vous, changez de mot de passe.
          </Trans>
        }
      >
        <Suspense fallback={card}>
          <SignInsCard />
        </Suspense>
      </ProfileSection>
      {/* A company has a page of its own for its programs. */}
      {role === "Tenderer" && <ApiKeysSection role={role} />}
      {role !== "Company" && <WebhooksSection role={role} />}
    </>
  );
};

/** What a profile on one page ends with: the account, and the data of those who may take them along. */
export const AccountSections = ({ profile }: { profile: Profile }) => {
  const { role, hasPassword } = profile;
  return (
    <>
      <SecuritySections profile={profile} />
      {role === "Tenderer" && (
        <ProfileSection
          title={<Trans>Notifications</Trans>}
          description={<Trans>Les e-mails que vous recevez : tout de suite, une fois par jour ou jamais.</Trans>}
        >
          <Link to="/tenderer/notifications" className={buttonClass({ variant: "secondary" })}>
            <Trans>Choisir mes notifications</Trans>
          </Link>
        </ProfileSection>
      )}
      {role !== "Admin" && (
        <ProfileSection
          title={<Trans>Vos données</Trans>}
          description={<Trans>Elles sont à vous : emportez-les, ou faites-les effacer.</Trans>}
        >
          <Suspense fallback={card}>
            <DataCard of={role} hasPassword={hasPassword} />
          </Suspense>
        </ProfileSection>
      )}
    </>
  );
};

const EmailChange = lazyPart(() => import("#layout/auth/email-change.tsx"));

/** The address that one signs in with, and the way to another. */
function EmailRow({ profile: { email, emailConfirmed, hasPassword } }: { profile: Profile }) {
  const { t } = useLingui();
  const proof = hasPassword ? "password" : emailConfirmed ? "code" : "none";
  return (
    <SettingRow label={t`Adresse e-mail`} value={email} change={t`Changer d’adresse`}>
      {() => (
        <Suspense>
          <EmailChange proof={proof} onDone={() => window.location.reload()} />
        </Suspense>
      )}
    </SettingRow>
  );
}

const ApiKeysCard = lazyPart(() => import("#domain/api-key/api-keys-card.tsx"));

/** What lets programs act for the account. */
function ApiKeysSection({ role }: { role: Role }) {
  const { data } = trpc.apiKey.list.useQuery({}, handlesOwnErrors);
  return (
    <ProfileSection
      folded={useFolded(data?.items)}
      title={<Trans>Clés d’API</Trans>}
      description={
        <Trans>
          Pour les programmes qui agissent en votre nom, sans votre mot de passe. Un nouveau mot de passe révoque les
          clés, sauf si vous choisissez de les garder.
        </Trans>
      }
    >
      <Suspense
        fallback={
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        }
      >
        <ApiKeysCard role={role} />
      </Suspense>
    </ProfileSection>
  );
}

const WebhooksCard = lazyPart(() => import("#domain/webhook/webhooks-card.tsx"));

/** Where programs of the account are told what happens. */
function WebhooksSection({ role }: { role: Role }) {
  const { data } = trpc.webhook.list.useQuery({}, handlesOwnErrors);
  return (
    <ProfileSection
      folded={useFolded(data?.items)}
      title={<Trans>Webhooks</Trans>}
      description={
        role === "Admin" ? (
          <Trans>Vos programmes sont avertis de tout ce qui se passe sur la plateforme, sans avoir à demander.</Trans>
        ) : (
          <Trans>Vos programmes sont avertis de ce qui se passe pour vous, sans avoir à demander.</Trans>
        )
      }
    >
      <Suspense
        fallback={
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        }
      >
        <WebhooksCard role={role} />
      </Suspense>
    </ProfileSection>
  );
}
