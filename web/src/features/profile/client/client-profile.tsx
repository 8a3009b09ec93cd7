import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { AccountSections } from "../account/account-sections.tsx";
import { PersonSection } from "../account/person-section.tsx";
import { ProfileFrame } from "../profile-frame.tsx";
import { ProfileSection } from "../section.tsx";
import { CompleteContact } from "./complete-contact.tsx";
import { ContactForm } from "./contact-form.tsx";

export function ClientProfile() {
  const [profile] = trpc.auth.profile.useSuspenseQuery();
  const [tenderer] = trpc.tenderer.own.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const completed = useSession()?.claims?.profileCompleted ?? true;
  return (
    <ProfileFrame>
      {!completed && <CompleteContact tenderer={tenderer} regions={regions} />}
      <PersonSection profile={profile} />
      {completed && (
        <ProfileSection
          title={<Trans>Téléphone et adresse</Trans>}
          description={
            <Trans>
              Ils remplissent d’avance vos demandes. Une entreprise ne les voit que si vous acceptez sa réponse.
            </Trans>
          }
        >
          <ContactForm tenderer={tenderer} regions={regions} />
        </ProfileSection>
      )}
      <ProfileSection
        title={<Trans>Qui a vu mes données</Trans>}
        description={
          <Trans>Les entreprises et notre équipe laissent une trace quand elles ouvrent vos demandes.</Trans>
        }
      >
        <Link to="/tenderer/accesses" className={buttonClass({ variant: "secondary" })}>
          <Trans>Voir la liste</Trans>
        </Link>
      </ProfileSection>
      <AccountSections profile={profile} />
    </ProfileFrame>
  );
}
