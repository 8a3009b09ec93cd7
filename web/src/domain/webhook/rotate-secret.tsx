import { Trans, useLingui } from "@lingui/react/macro";
import { maxOverlapHours, defaultOverlapHours } from "@metiro/shared/webhook/constants";
import type { WebhookEndpoint, WebhookSecret } from "@metiro/shared/webhook/schema";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { ShownWebhookSecret } from "./shown-webhook-secret.tsx";

const schema = async () => (await import("./rotate-form.ts")).rotateForm;

/** Gives a webhook another secret; for a while both sign. */
export default function RotateSecret({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [made, setMade] = useState<WebhookSecret>();
  const rotate = trpc.webhook.rotateSecret.useMutation();
  const form = useZodForm(schema, { defaultValues: { id: endpoint.id, overlapHours: String(defaultOverlapHours) } });
  if (made) return <ShownWebhookSecret of={made} onClose={onClose} />;
  const days = (hours: number) => t`${hours / 24} jours`;
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Changer le secret</Trans>}
      description={
        <Trans>Le nouveau secret signe tout de suite ; en attendant, l’ancien continue de signer aussi.</Trans>
      }
      form={form}
      label={t`Changer le secret`}
      mutation={rotate}
      onSuccess={async (secret) => {
        setMade(secret);
        await utils.webhook.invalidate();
      }}
      submitLabel={<Trans>Créer un nouveau secret</Trans>}
      pendingLabel={<Trans>Création…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <SelectField
        control={form.control}
        name="overlapHours"
        label={t`L’ancien secret vaut encore`}
        options={[
          { value: "0", label: t`Plus du tout : il est connu d’autres` },
          { value: String(defaultOverlapHours), label: t`24 heures` },
          { value: "72", label: days(72) },
          { value: String(maxOverlapHours), label: days(maxOverlapHours) },
        ]}
      />
    </FormDialog>
  );
}
