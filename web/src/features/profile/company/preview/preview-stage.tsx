import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { type MouseEvent, Suspense, useState } from "react";
import { useScores } from "#domain/review/use-scores.ts";
import { Badge } from "#ui/display/badge.tsx";
import { PageFrame } from "#ui/display/page-frame.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { OwnPage } from "./own-page.tsx";
import type { DrawCompany, DrawPage } from "./shown-company.ts";

type Device = "phone" | "desktop";
type Place = "page" | "answer";

const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 680 },
  desktop: { width: 1200, height: 960 },
};

interface PreviewStageProps {
  company: Company;
  showcase: OwnShowcase;
  draw: DrawCompany;
  drawPage: DrawPage;
}

/** What clients see of a company, where they see it, in a window as wide as theirs. */
export default function PreviewStage({ company, showcase, draw, drawPage }: PreviewStageProps) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const [device, setDevice] = useState<Device>(onPhone ? "phone" : "desktop");
  const [place, setPlace] = useState<Place>(showcase.visible ? "page" : "answer");
  return (
    <section aria-label={t`Aperçu`} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segment
          label={t`Où les clients vous voient`}
          value={place}
          onChange={setPlace}
          options={[
            { value: "page", label: <span className="px-2">{t`Page publique`}</span> },
            { value: "answer", label: <span className="px-2">{t`Avec votre réponse`}</span> },
          ]}
        />
        {/* On a phone the wide window would be drawn too small to be read. */}
        {!onPhone && (
          <Segment
            label={t`Largeur de l’aperçu`}
            value={device}
            onChange={setDevice}
            options={[
              { value: "phone", label: <span className="px-2">{t`Téléphone`}</span> },
              { value: "desktop", label: <span className="px-2">{t`Ordinateur`}</span> },
            ]}
          />
        )}
      </div>
      <div
        className="min-w-0 overflow-hidden border-y border-line-strong bg-paper max-md:-mx-5 md:mx-auto md:w-full md:rounded-lg md:border-x"
        style={{ maxWidth: sizes[device].width + 2 }}
      >
        <p className="flex min-h-11 items-center gap-3 border-b border-line bg-sunken px-3 text-sm text-ink-2">
          <Badge tone="accent" icon="dot">
            <Trans>Aperçu</Trans>
          </Badge>
          <span className="truncate">
            {place === "page" ? `/companies/${showcase.proposedSlug}` : <Trans>La demande de votre client</Trans>}
          </span>
        </p>
        <PageFrame
          key={device}
          title={t`Ce que voient les clients`}
          {...sizes[device]}
          whole
          {...(place === "answer" && { height: 560 })}
        >
          <div onClickCapture={stay}>
            <Suspense
              fallback={
                <SkeletonArea>
                  <SkeletonCard />
                </SkeletonArea>
              }
            >
              {place === "page" ? (
                <OwnPage company={company} showcase={showcase} draw={drawPage} />
              ) : (
                <BesideAnswer company={company} draw={draw} />
              )}
            </Suspense>
          </div>
        </PageFrame>
      </div>
    </section>
  );
}

/** Links lead nowhere from a preview. */
function stay(event: MouseEvent) {
  if ((event.target as Element).closest("a")) event.preventDefault();
}

/** The head of an answer; the rest of it is written for each request. */
function BesideAnswer({ company, draw }: Pick<PreviewStageProps, "company" | "draw">) {
  const score = useScores([company.id])(company.id);
  return (
    <div className="mx-auto grid max-w-110 gap-4 px-5 py-8">
      <div className="rounded-lg border border-line bg-surface px-4 pt-6 pb-5">
        {draw({ ...company, memberSince: company.createdAt }, { folded: true, score })}
        <p className="mt-5 rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-sm text-ink-3">
          <Trans>Ici viennent votre prix, vos dates et votre message.</Trans>
        </p>
      </div>
      <p className="text-sm text-ink-2">
        <Trans>
          Votre temps de réponse, vos réponses acceptées et vos travaux terminés s’ajoutent dès qu’ils sont assez
          nombreux. Votre téléphone et votre rue n’y sont qu’une fois l’offre acceptée.
        </Trans>
      </p>
    </div>
  );
}
