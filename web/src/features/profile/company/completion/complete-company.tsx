import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { useEffect, useRef, useState } from "react";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { deviceStorage } from "#session/device-storage.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import type { DrawCompany } from "../preview/shown-company.ts";
import { CheckStep } from "./check-step.tsx";
import { CompanyStep } from "./company-step.tsx";
import {
  type CompletionDraft,
  completionDraftIn,
  type CompletionStep,
  completionSteps,
  stepAt,
} from "./completion-draft.ts";
import { CoverageStep } from "./coverage-step.tsx";

/** Where the steps are, as the address of the page says it, and how they lead to each other. */
export interface StepAddress {
  step: string | undefined;
  /** `from`: the step that one goes on from, so that `back` finds it in the history. */
  go: (step: CompletionStep, from: CompletionStep) => void;
  back: (step: CompletionStep) => void;
}

interface CompleteCompanyProps {
  company: Company;
  draw: DrawCompany;
  address: StepAddress;
}

/** What a company has yet to say before requests can be sent to it, in three steps; all of it is sent with the last. */
export default function CompleteCompany({ company, draw, address }: CompleteCompanyProps) {
  const { t } = useLingui();
  const [draft] = useState(() => completionDraftIn(deviceStorage(), company));
  const [isKept, setKept] = useState(true);
  const keep = (part: Partial<CompletionDraft>) => setKept(draft.keep(part));
  const saved = useUnsaved(!isKept);
  const step = stepAt(address.step, draft.present());
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    head.current?.scrollIntoView({ block: "start" });
    head.current?.focus({ preventScroll: true });
  }, [step]);
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
      <Steps
        labels={[t`Entreprise`, t`Prestations et districts`, t`Vérification`]}
        current={completionSteps.indexOf(step)}
      />
      <div className="mt-6">
        {step === "company" && (
          <CompanyStep company={company} draft={draft} keep={keep} onDone={() => address.go("coverage", "company")} />
        )}
        {step === "coverage" && (
          <CoverageStep
            company={company}
            draft={draft}
            keep={keep}
            onBack={() => address.back("company")}
            onDone={() => address.go("check", "coverage")}
          />
        )}
        {step === "check" && (
          <CheckStep
            company={company}
            draft={draft}
            draw={draw}
            onBack={() => address.back("coverage")}
            onDone={() => {
              saved();
              draft.remove();
            }}
          />
        )}
      </div>
    </>
  );
}
