import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { Image } from "@metiro/shared/file/schema";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { CompanyFields, type fieldsOf } from "../company-fields.tsx";

const schema = async () => (await import("@metiro/shared/company/schema")).updateCompanyInput;

type Typed = ReturnType<typeof fieldsOf>;

interface CompanyStepProps {
  company: Company;
  typed: Typed;
  onLogo: (image: Image) => void;
  onDone: (typed: Typed) => void;
}

/** Who the company is; only its name is asked for. */
export function CompanyStep({ company, typed, onLogo, onDone }: CompanyStepProps) {
  const { t } = useLingui();
  const form = useZodForm(schema, { defaultValues: typed });
  useUnsaved(form.formState.isDirty);
  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Entreprise`}
          mutation={{ mutateAsync: async () => form.getValues() as Typed }}
          onSuccess={onDone}
          submitLabel={<Trans>Continuer</Trans>}
        >
          <CompanyFields control={form.control} company={company} onLogo={onLogo} />
        </FormShell>
      </CardBody>
    </Card>
  );
}
