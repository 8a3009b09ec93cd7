import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { textLinkClass } from "#ui/navigation/text-link.ts";
import { SecuritySections } from "../../account/account-sections.tsx";
import { PersonSection } from "../../account/person-section.tsx";

/** Who uses the account, and what protects it. */
export function AccountPage() {
  const [profile] = trpc.auth.profile.useSuspenseQuery();
  return (
    <>
      <PageHead
        title={<Trans>Compte et sécurité</Trans>}
        description={<Trans>Votre nom, votre adresse e-mail, votre mot de passe et vos appareils.</Trans>}
      />
      <PersonSection profile={profile} />
      <SecuritySections profile={profile} />
      <p className="border-t border-line pt-4">
        <Link to="/company/profile/integrations" className={textLinkClass}>
          <Trans>Clés d’API et webhooks : Intégrations</Trans>
        </Link>
      </p>
    </>
  );
}
