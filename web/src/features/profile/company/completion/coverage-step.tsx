import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { ArrowLeft } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { CoverageFields, type coverageOf } from "../coverage/coverage-fields.tsx";

const schema = async () => (await import("@metiro/shared/company/schema")).completeCoverageInput;

type Chosen = ReturnType<typeof coverageOf>;

interface CoverageStepProps {
  company: Company;
  chosen: Chosen;
  onBack: (chosen: Chosen) => void;
  onDone: (chosen: Chosen) => void;
}

/** What the company does, and where. */
export function CoverageStep({ company, chosen, onBack, onDone }: CoverageStepProps) {
  const { t } = useLingui();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const form = useZodForm(schema, { defaultValues: chosen });
  useUnsaved(form.formState.isDirty);
  const now = () => form.getValues() as Chosen;
  return (
    <FormShell
      form={form}
      label={t`Prestations et districts`}
      mutation={{ mutateAsync: async () => now() }}
      onSuccess={onDone}
      submitLabel={<Trans>Continuer</Trans>}
      secondary={
        <Button variant="ghost" icon={ArrowLeft} onClick={() => onBack(now())}>
          <Trans>Retour</Trans>
        </Button>
      }
    >
      <CoverageFields control={form.control} company={company} categories={categories} regions={regions} />
    </FormShell>
  );
}
