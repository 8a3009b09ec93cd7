import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { CoverageFields } from "../coverage/coverage-fields.tsx";
import type { ChosenCoverage, CompletionDraft, KeptCompletion } from "./completion-draft.ts";
import { useOnInput } from "./use-on-input.ts";

const schema = async () => (await import("@metiro/shared/company/schema")).completeCoverageInput;

interface CoverageStepProps {
  company: Company;
  draft: KeptCompletion;
  keep: (part: Partial<CompletionDraft>) => void;
  onBack: () => void;
  onDone: () => void;
}

/** What the company does, and where. */
export function CoverageStep({ company, draft, keep, onBack, onDone }: CoverageStepProps) {
  const { t } = useLingui();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const [{ coverage }] = useState(() => draft.present());
  const form = useZodForm(schema, { defaultValues: coverage });
  useOnInput(form, (values) => keep({ coverage: values as ChosenCoverage }));
  return (
    <FormShell
      form={form}
      label={t`Prestations et districts`}
      mutation={{ mutateAsync: async () => form.getValues() as ChosenCoverage }}
      onSuccess={(chosen) => {
        keep({ coverage: chosen });
        onDone();
      }}
      submitLabel={<Trans>Continuer</Trans>}
      secondary={
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          <Trans>Retour</Trans>
        </Button>
      }
    >
      <CoverageFields control={form.control} company={company} categories={categories} regions={regions} />
    </FormShell>
  );
}
