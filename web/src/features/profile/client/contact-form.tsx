import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { ContactFields, contactOf } from "./contact-fields.tsx";

const schema = async () => (await import("@metiro/shared/tenderer/schema")).completeTendererInput;

interface ContactFormProps {
  tenderer: Tenderer;
  regions: readonly RegionTree[];
}

/** Phone number and address of a client whose profile is complete: each may be changed, none be missing. */
export function ContactForm({ tenderer, regions }: ContactFormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: contactOf(tenderer) });
  useUnsaved(form.formState.isDirty);
  const update = trpc.tenderer.update.useMutation();
  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Téléphone et adresse`}
          mutation={update}
          onSuccess={(saved) => {
            utils.tenderer.own.setData(undefined, saved);
            void utils.auth.profile.invalidate();
            form.reset(contactOf(saved));
            toast.success(t`Profil enregistré.`);
          }}
          submitLabel={<Trans>Enregistrer</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={form.formState.isDirty ? "primary" : "secondary"}
        >
          <ContactFields control={form.control} regions={regions} />
        </FormShell>
      </CardBody>
    </Card>
  );
}
