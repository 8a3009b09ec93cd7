import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useNewToken } from "#session/use-new-token.ts";
import { Button } from "#ui/button/button.tsx";
import { CoverageInWords } from "../coverage/coverage-fields.tsx";
import { ProfilePreview } from "../preview/typed-preview.tsx";
import type { DrawCompany } from "../preview/shown-company.ts";
import type { KeptCompletion } from "./completion-draft.ts";

const schema = async () => (await import("@metiro/shared/company/schema")).completeCompanyInput;

interface CheckStepProps {
  company: Company;
  draft: KeptCompletion;
  draw: DrawCompany;
  onBack: () => void;
  /** Nothing is left unsaved. */
  onDone: () => void;
}

/** What clients will see and what will come, before it is sent. */
export function CheckStep({ company, draft, draw, onBack, onDone }: CheckStepProps) {
  const { t } = useLingui();
  const takeToken = useNewToken();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const [{ fields, coverage, logo }] = useState(() => draft.present());
  const form = useZodForm(schema, { defaultValues: { ...fields, ...coverage } });
  const complete = trpc.company.completeProfile.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Complétez votre profil`}
      mutation={complete}
      onSuccess={(token) => {
        onDone();
        takeToken(token, t`Profil complété.`);
      }}
      submitLabel={<Trans>Compléter mon profil</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          <Trans>Retour</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ProfilePreview typed={fields} company={company} logo={logo?.image} draw={draw} />
        <div className="grid gap-3">
          <h3 className="title-4">
            <Trans>Les demandes que vous recevrez</Trans>
          </h3>
          <CoverageInWords company={company} categories={categories} regions={regions} {...coverage} />
          <p className="text-sm text-ink-2">
            <Trans>Tout se change plus tard dans votre profil.</Trans>
          </p>
        </div>
      </div>
    </FormShell>
  );
}
