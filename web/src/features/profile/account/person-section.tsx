import { Trans } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { ProfileSection } from "../section.tsx";
import { PersonForm } from "./person-form.tsx";

export const PersonSection = ({ profile }: { profile: Profile }) => (
  <ProfileSection
    title={<Trans>Vous</Trans>}
    description={
      profile.role === "Company" ? (
        <Trans>C’est la personne qui utilise ce compte. Les clients, eux, voient l’entreprise.</Trans>
      ) : (
        <Trans>C’est la personne qui utilise ce compte.</Trans>
      )
    }
  >
    <PersonForm profile={profile} withPhone={profile.role !== "Tenderer"} />
  </ProfileSection>
);
