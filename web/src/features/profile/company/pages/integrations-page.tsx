import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ProfileSection } from "../../section.tsx";

const ApiKeysCard = lazyPart(() => import("#domain/api-key/api-keys-card.tsx"));
const WebhooksCard = lazyPart(() => import("#domain/webhook/webhooks-card.tsx"));

const card = (
  <SkeletonArea>
    <SkeletonCard />
  </SkeletonArea>
);

const role = "Company";

/** What ties a company's own programs to its account: the keys that let them act, and the addresses that are told. */
export function IntegrationsPage() {
  return (
    <>
      <PageHead
        title={<Trans>Intégrations</Trans>}
        description={<Trans>Reliez vos programmes, un agenda ou une comptabilité, à votre compte.</Trans>}
      />
      <ProfileSection
        title={<Trans>Clés d’API</Trans>}
        description={<Trans>Une clé laisse un programme agir en votre nom, sans votre mot de passe.</Trans>}
      >
        <Suspense fallback={card}>
          <ApiKeysCard role={role} />
        </Suspense>
      </ProfileSection>
      <ProfileSection
        title={<Trans>Webhooks</Trans>}
        description={<Trans>Un webhook avertit votre programme dès que quelque chose se passe pour vous.</Trans>}
      >
        <Suspense fallback={card}>
          <WebhooksCard role={role} />
        </Suspense>
      </ProfileSection>
    </>
  );
}
