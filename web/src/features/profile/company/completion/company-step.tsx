import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { useState } from "react";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { CompanyFields } from "../company-fields.tsx";
import type { CompletionDraft, KeptCompletion, TypedCompany } from "./completion-draft.ts";
import { useOnInput } from "./use-on-input.ts";

const schema = async () => (await import("@metiro/shared/company/schema")).updateCompanyInput;

interface CompanyStepProps {
  company: Company;
  draft: KeptCompletion;
  keep: (part: Partial<CompletionDraft>) => void;
  onDone: () => void;
}

/** Who the company is; only its name is asked for. */
export function CompanyStep({ company, draft, keep, onDone }: CompanyStepProps) {
  const { t } = useLingui();
  const [{ fields, logo }] = useState(() => draft.present());
  const form = useZodForm(schema, { defaultValues: fields });
  useOnInput(form, (values) => keep({ fields: values as TypedCompany }));
  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Entreprise`}
          mutation={{ mutateAsync: async () => form.getValues() as TypedCompany }}
          onSuccess={(typed) => {
            keep({ fields: typed });
            onDone();
          }}
          submitLabel={<Trans>Continuer</Trans>}
        >
          {draft.logoLost && (
            <Note>
              <Trans>Tout ce que vous aviez écrit est là. Seul le logo est à choisir de nouveau.</Trans>
            </Note>
          )}
          <CompanyFields
            control={form.control}
            company={logo ? { ...company, logo: { ...logo.image, sizes: [] } } : company}
            onLogo={(image) => keep({ logo: { image, at: Date.now() } })}
          />
        </FormShell>
      </CardBody>
    </Card>
  );
}
