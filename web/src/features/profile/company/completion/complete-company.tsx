import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { Image } from "@metiro/shared/file/schema";
import { useRef, useState } from "react";
import { useUnsaved } from "#form/unsaved.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import { fieldsOf } from "../company-fields.tsx";
import { coverageOf } from "../coverage/coverage-fields.tsx";
import type { DrawCompany } from "../shown-company.ts";
import { CompanyStep } from "./company-step.tsx";
import { CoverageStep } from "./coverage-step.tsx";
import { CheckStep } from "./check-step.tsx";

/** What a company has yet to say before requests can be sent to it, in three steps; all of it is sent with the last. */
export default function CompleteCompany({ company, draw }: { company: Company; draw: DrawCompany }) {
  const { t } = useLingui();
  const [step, setStep] = useState(0);
  const [fields, setFields] = useState<ReturnType<typeof fieldsOf>>(() => fieldsOf(company));
  const [coverage, setCoverage] = useState(() => coverageOf(company));
  const [logo, setLogo] = useState<Image>();
  const head = useRef<HTMLDivElement>(null);
  const saved = useUnsaved(step > 0);
  const go = (to: number) => {
    setStep(to);
    head.current?.scrollIntoView({ block: "start" });
    head.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={head} tabIndex={-1} className="scroll-mt-20 outline-none">
        <PageHead
          title={<Trans>Complétez votre profil</Trans>}
          description={
            <Trans>
              Nous vous envoyons seulement les demandes qui correspondent à vos prestations et à vos districts.
            </Trans>
          }
        />
      </div>
      <Steps labels={[t`Entreprise`, t`Prestations et districts`, t`Vérification`]} current={step} />
      <div className="mt-6">
        {step === 0 && (
          <CompanyStep
            company={company}
            typed={fields}
            onLogo={setLogo}
            onDone={(typed) => {
              setFields(typed);
              go(1);
            }}
          />
        )}
        {step === 1 && (
          <CoverageStep
            company={company}
            chosen={coverage}
            onBack={(chosen) => {
              setCoverage(chosen);
              go(0);
            }}
            onDone={(chosen) => {
              setCoverage(chosen);
              go(2);
            }}
          />
        )}
        {step === 2 && (
          <CheckStep
            company={company}
            typed={fields}
            chosen={coverage}
            logo={logo}
            draw={draw}
            onBack={() => go(1)}
            onDone={saved}
          />
        )}
      </div>
    </>
  );
}
