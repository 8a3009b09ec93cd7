import { Trans } from "@lingui/react/macro";
import { trpc } from "../../../api.ts";
import { useSession } from "../../../session/use-session.ts";
import { AccountSections } from "../account/account-sections.tsx";
import { PersonSection } from "../account/person-section.tsx";
import { ProfileFrame } from "../profile-frame.tsx";
import { Section } from "../section.tsx";
import { CompanyForm } from "./company-form.tsx";
import { CompleteCompany } from "./complete-company.tsx";
import { CoverageForm } from "./coverage-form.tsx";

export function CompanyProfile() {
  const [profile] = trpc.auth.profile.useSuspenseQuery();
  const [company] = trpc.company.own.useSuspenseQuery();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const completed = useSession()?.claims?.profileCompleted ?? true;
  const own = { company, categories, regions };
  return (
    <ProfileFrame>
      {completed ? (
        <>
          <Section
            title={<Trans>Entreprise</Trans>}
            description={
              <Trans>
                Le client voit le nom et la localité avec votre réponse. Nous lisons le reste avant de vous envoyer une
                demande.
              </Trans>
            }
          >
            <CompanyForm company={company} />
          </Section>
          <Section
            wide
            title={<Trans>Prestations et districts</Trans>}
            description={<Trans>Nous vous envoyons seulement les demandes qui correspondent aux deux.</Trans>}
          >
            <CoverageForm {...own} />
          </Section>
        </>
      ) : (
        <CompleteCompany {...own} />
      )}
      <PersonSection profile={profile} />
      <AccountSections profile={profile} />
    </ProfileFrame>
  );
}
