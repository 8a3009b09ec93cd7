import { Trans } from "@lingui/react/macro";
import { Link, Navigate } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PageContents } from "../showcase/page-contents.tsx";
import { previewPage, profilePages } from "#domain/company/profile-pages.ts";

const ShowcaseForm = lazyPart(() => import("../showcase/showcase-form.tsx"));

/** Whether everybody finds the company, and where. */
export function ShowcaseSettingsPage() {
  const [showcase] = trpc.showcase.own.useSuspenseQuery();
  if (useSession()?.claims?.profileCompleted === false) return <Navigate to={profilePages.company} replace />;
  return (
    <>
      <PageHead
        title={<Trans>Page publique</Trans>}
        description={
          <Trans>
            Tout le monde peut la lire, et les moteurs de recherche la trouvent. Les clients peuvent y demander votre
            entreprise.
          </Trans>
        }
        actions={
          // What everybody sees is looked at where they see it; only before that there is something to preview.
          showcase.visible && showcase.slug !== undefined ? (
            <a
              href={`/companies/${showcase.slug}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: "secondary" })}
            >
              <Trans>Voir ma page</Trans>
              <Icon of={ExternalLink} size="sm" />
            </a>
          ) : (
            <Link to={previewPage} className={buttonClass({ variant: "secondary" })}>
              <Trans>Voir l’aperçu</Trans>
            </Link>
          )
        }
      />
      <Suspense fallback={<SkeletonCard />}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <ShowcaseForm showcase={showcase} />
          <PageContents />
        </div>
      </Suspense>
    </>
  );
}
