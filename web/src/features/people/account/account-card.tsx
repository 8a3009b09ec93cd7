import { textLanguageOf } from "@metiro/shared/languages";
import { languageNames } from "#i18n/language-names.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "@metiro/shared/text/format";
import { Eye, LogOut, Mail } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { trpc } from "#api/trpc.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { CardBody, CardFoot } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { AccountState } from "./account-state.tsx";
import { nameOfUser } from "./name-of-user.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAccountActions } from "./use-account-actions.tsx";

const ViewPanel = lazyPart(() => import("./view-panel.tsx"));
const AccountMails = lazyPart(() => import("./account-mails.tsx"));
const ResetFactors = lazyPart(() => import("./reset-factors.tsx"));

interface AccountCardProps {
  id: string;
  /** The page is about the account: a phone has it open, and the head of the page tells its state. */
  isMain?: boolean;
}

/** Who signs in with an account, when and where; its devices can be signed out, its mails found and its panel looked at. */
export function AccountCard({ id, isMain = false }: AccountCardProps) {
  const { t } = useLingui();
  const { recent } = useFormats();
  const [user] = trpc.user.get.useSuspenseQuery({ id });
  const { refusal, endSessions, endingSessions } = useAccountActions({ id, name: nameOfUser(user) });
  const [viewing, setViewing] = useState(false);
  const { email, phone, openSessions, secondFactors, lastLoginAt, lang } = user;
  return (
    <FoldCard
      title={<Trans>Compte</Trans>}
      figure={!isMain && `${user.firstName} ${user.lastName}`}
      aside={!isMain && <AccountState account={user} />}
      openAtFirst={isMain}
    >
      <CardBody>
        <Facts
          compact
          columns
          items={[
            // Of a client or an administrator it is the title of the page.
            { label: t`Personne`, value: (!isMain || user.role === "Company") && `${user.firstName} ${user.lastName}` },
            { label: t`E-mail`, value: <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
            {
              label: t`Téléphone`,
              value: phone && <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink>,
            },
            { label: t`Nom d’utilisateur`, value: user.username },
            { label: t`Langue`, value: languageNames[textLanguageOf(lang)] },
            { label: t`Inscription`, value: !isMain && formatMoment(user.createdAt) },
            { label: t`Profil`, value: user.profileCompleted ? t`Complet` : t`À compléter` },
            { label: t`Dernière connexion`, value: lastLoginAt ? recent(lastLoginAt) : t`Jamais` },
            {
              label: t`Appareils connectés`,
              value: <Plural value={openSessions} _0="Aucun" one="# appareil" other="# appareils" />,
              action: openSessions > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={LogOut}
                  loading={endingSessions}
                  loadingLabel={<Trans>Déconnexion…</Trans>}
                  disabledReason={refusal}
                  onClick={() => void endSessions()}
                >
                  <Trans>Déconnecter partout</Trans>
                </Button>
              ),
            },
            {
              label: t`Seconds facteurs`,
              value: <Plural value={secondFactors} _0="Aucun" one="# second facteur" other="# seconds facteurs" />,
              action: secondFactors > 0 && (
                <Suspense>
                  <ResetFactors id={id} name={nameOfUser(user)} refusal={refusal} />
                </Suspense>
              ),
            },
          ]}
        />
      </CardBody>
      <CardFoot className="flex-wrap justify-start">
        {user.role !== "Admin" && (
          <Button
            size="sm"
            variant="secondary"
            icon={Eye}
            disabledReason={unseen(user) ? t`Ce compte ne peut pas entrer dans son espace.` : undefined}
            onClick={() => setViewing(true)}
          >
            <Trans>Voir son espace</Trans>
          </Button>
        )}
        {!user.isMachine && (
          <Suspense>
            <AccountMails user={user} refusal={refusal} />
          </Suspense>
        )}
        <SentMailsLink email={email} />
      </CardFoot>
      {viewing && (
        <Suspense>
          <ViewPanel user={{ id }} name={nameOfUser(user)} onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </FoldCard>
  );
}

const SentMailsLink = ({ email }: { email: string }) => (
  <Link
    to="/admin/mails"
    search={{ view: "sent", search: email }}
    className={buttonClass({ size: "sm", variant: "ghost" })}
  >
    <Icon of={Mail} />
    <Trans>E-mails envoyés</Trans>
  </Link>
);

/** Whether its person sees no panel either. */
const unseen = ({ lockedAt, emailConfirmed }: { lockedAt?: string | undefined; emailConfirmed: boolean }) =>
  lockedAt !== undefined || !emailConfirmed;
