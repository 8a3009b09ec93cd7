import { textLanguageOf } from "@metiro/shared/languages";
import { languageNames } from "#i18n/language-names.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "@metiro/shared/text/format";
import { LogOut } from "lucide-react";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { AccountState } from "./account-state.tsx";
import { nameOfUser } from "./name-of-user.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { useAccountActions } from "./use-account-actions.tsx";

const ResetFactors = lazyPart(() => import("./reset-factors.tsx"));

/** Who signs in with an account, when and where; its devices can be signed out. */
export function AccountCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { recent } = useFormats();
  const [user] = trpc.user.get.useSuspenseQuery({ id });
  const { refusal, endSessions, endingSessions } = useAccountActions({ id, name: nameOfUser(user) });
  const { email, phone, openSessions, secondFactors, lastLoginAt, lang } = user;
  return (
    <Card>
      <CardHead title={<Trans>Compte</Trans>} aside={<AccountState account={user} />} />
      <CardBody>
        <Facts
          compact
          items={[
            { label: t`Personne`, value: `${user.firstName} ${user.lastName}` },
            { label: t`E-mail`, value: <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
            {
              label: t`Téléphone`,
              value: phone ? <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink> : t`Non indiqué`,
            },
            { label: t`Nom d’utilisateur`, value: user.username },
            { label: t`Langue`, value: languageNames[textLanguageOf(lang)] },
            { label: t`Inscription`, value: formatMoment(user.createdAt) },
            { label: t`Profil`, value: user.profileCompleted ? t`Complet` : t`À compléter` },
            { label: t`Dernière connexion`, value: lastLoginAt ? recent(lastLoginAt) : t`Jamais` },
            {
              label: t`Appareils connectés`,
              value: <Plural value={openSessions} _0="Aucun" one="# appareil" other="# appareils" />,
            },
            {
              label: t`Seconds facteurs`,
              value: <Plural value={secondFactors} _0="Aucun" one="# second facteur" other="# seconds facteurs" />,
            },
          ]}
        />
      </CardBody>
      {(openSessions > 0 || secondFactors > 0) && (
        <CardFoot className="justify-start">
          {openSessions > 0 && (
            <Button
              size="sm"
              variant="secondary"
              icon={LogOut}
              loading={endingSessions}
              loadingLabel={<Trans>Déconnexion…</Trans>}
              disabledReason={refusal}
              onClick={() => void endSessions()}
            >
              <Trans>Déconnecter partout</Trans>
            </Button>
          )}
          {secondFactors > 0 && (
            <Suspense>
              <ResetFactors id={id} name={nameOfUser(user)} refusal={refusal} />
            </Suspense>
          )}
        </CardFoot>
      )}
    </Card>
  );
}
