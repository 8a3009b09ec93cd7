import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { fieldsOf } from "../company-fields.tsx";
import CompanyPoints from "../company-points.tsx";
import type { DrawCompany, DrawPage } from "../preview/shown-company.ts";
import { profilePages } from "#domain/company/profile-pages.ts";

const PreviewStage = lazyPart(() => import("../preview/preview-stage.tsx"));

/** A company as its clients see it, with what is missing beside it and the way to each field. */
export function PreviewPage({ draw, drawPage }: { draw: DrawCompany; drawPage: DrawPage }) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const [company] = trpc.company.own.useSuspenseQuery();
  const [showcase] = trpc.showcase.own.useSuspenseQuery();
  if (useSession()?.claims?.profileCompleted === false) return <Navigate to={profilePages.company} replace />;
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Mon profil`, link: (parts) => <Link {...parts} to={profilePages.company} /> }]}
            current={t`Aperçu`}
          />
        }
        title={<Trans>Ce que voient les clients</Trans>}
        description={<Trans>Votre profil tel qu’il est enregistré.</Trans>}
        actions={
          // On a phone the way back above the title leads there too.
          !onPhone && (
            <Link to={profilePages.company} className={buttonClass({ variant: "secondary" })}>
              <Trans>Modifier mon profil</Trans>
            </Link>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Suspense fallback={<SkeletonCard />}>
          <PreviewStage company={company} showcase={showcase} draw={draw} drawPage={drawPage} />
        </Suspense>
        <div className="grid gap-6 xl:sticky xl:top-6">
          <CompanyPoints typed={fieldsOf(company)} company={company} elsewhere />
          {!showcase.visible && (
            <Card>
              <CardHead title={<Trans>Votre page n’est pas affichée</Trans>} />
              <CardBody className="grid justify-items-start gap-3">
                <p className="text-ink-2">
                  <Trans>
                    Quand elle est affichée, les clients peuvent aussi vous trouver sans avoir fait de demande.
                  </Trans>
                </p>
                <Link to={profilePages.showcase} hash="published" className={buttonClass({ variant: "secondary" })}>
                  <Trans>Afficher ma page</Trans>
                </Link>
              </CardBody>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
