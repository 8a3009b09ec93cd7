import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { FormShell } from "../../../form/form-shell.tsx";
import { useUnsaved } from "../../../form/unsaved.tsx";
import { useZodForm } from "../../../form/use-zod-form.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { CompanyFields, fieldsOf } from "./company-fields.tsx";

const schema = async () => (await import("@metiro/shared/company/schema")).companyProfileFields;

export function CompanyForm({ company }: { company: Company }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: fieldsOf(company) });
  useUnsaved(form.formState.isDirty);
  const update = trpc.company.update.useMutation(quietly);
  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Entreprise`}
          mutation={update}
          onSuccess={(saved) => {
            utils.company.own.setData(undefined, saved);
            form.reset(fieldsOf(saved));
            toast.success(t`Entreprise enregistrée.`);
          }}
          submitLabel={<Trans>Enregistrer</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={form.formState.isDirty ? "primary" : "secondary"}
        >
          <CompanyFields control={form.control} company={company} />
        </FormShell>
      </CardBody>
    </Card>
  );
}
