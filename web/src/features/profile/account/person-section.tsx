import { Trans } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { Section } from "../section.tsx";
import { PersonForm } from "./person-form.tsx";

export const PersonSection = ({ profile }: { profile: Profile }) => (
  <Section
    title={<Trans>Vous</Trans>}
    description={
      profile.role === "Company" ? (
        <Trans>La personne qui se connecte. Les clients voient l’entreprise.</Trans>
      ) : (
        <Trans>La personne qui se connecte.</Trans>
      )
    }
  >
    <PersonForm profile={profile} withPhone={profile.role !== "Tenderer"} />
  </Section>
);
